import { useRef } from 'react';
import { Button } from '../../../ui/controls/button.tsx';

interface FileChoiceProps {
  readonly busy: boolean;
  readonly onChoose: (file: File) => void;
}

/** A button that opens the file chooser. */
export function FileChoice({ busy, onChoose }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.json,text/csv,application/json"
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Without the reset, choosing the same file again (after fixing it) fires no `change` event.
          currentTarget.value = '';
          if (file !== undefined) onChoose(file);
        }}
      />
      <Button full busy={busy} onClick={() => input.current?.click()}>
        ファイルを選ぶ
      </Button>
    </>
  );
}
