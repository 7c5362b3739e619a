import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';

interface FilePickerProps {
  readonly label: string;
  readonly accept: string;
  readonly onChoose: (file: File) => void;
}

/** A button that opens the device's choice of files. */
export function FilePicker({ label, accept, onChoose }: FilePickerProps) {
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
          // The same file can be chosen again, after it has been mended.
          currentTarget.value = '';
          if (file !== undefined) onChoose(file);
        }}
      />
      <Button variant="outline" full onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
