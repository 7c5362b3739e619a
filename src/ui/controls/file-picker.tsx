import { useRef } from 'react';
import { Button } from './button.tsx';

interface FilePickerProps {
  readonly busy?: boolean;
  readonly label: string;
  /** The file types, as the `accept` attribute lists them. */
  readonly accept: string;
  readonly onChoose: (file: File) => void;
}

/** A button that opens the file chooser. */
export function FilePicker({ busy = false, label, accept, onChoose }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Without the reset, choosing the same file again (after fixing it) fires no `change` event.
          currentTarget.value = '';
          if (file !== undefined) onChoose(file);
        }}
      />
      <Button label={label} full variant="outline" busy={busy} onClick={() => input.current?.click()} />
    </>
  );
}
