import { Button } from '../../ui/controls/button.tsx';

interface FinishButtonProps {
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly onFinish: () => void;
}

/** The 稽古完了 button, the last action of a drill. */
export function FinishButton({ busy, disabled = false, onFinish }: FinishButtonProps) {
  return <Button label="稽古完了" full variant="outline" busy={busy} disabled={disabled} onClick={onFinish} />;
}
