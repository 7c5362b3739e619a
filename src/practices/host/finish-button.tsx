import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';

interface FinishButtonProps {
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly onFinish: () => void;
}

/** The 稽古完了 button, the last action of a drill. */
export function FinishButton({ busy, disabled = false, onFinish }: FinishButtonProps) {
  return (
    <Button
      label="稽古完了"
      full
      variant="outline"
      busy={busy}
      disabled={disabled}
      // The button before it may have moved this one under the finger.
      onClick={ignoreDoubleClick(onFinish)}
    />
  );
}
