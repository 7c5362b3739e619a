import { Button } from '../../ui/controls/button.tsx';

interface FinishButtonProps {
  readonly saving: boolean;
  readonly disabled?: boolean;
  readonly onFinish: () => void;
}

/** The 稽古完了 button, the last action of a drill. */
export function FinishButton({ saving, disabled = false, onFinish }: FinishButtonProps) {
  return (
    <Button full variant="outline" busy={saving} disabled={disabled} onClick={onFinish}>
      稽古完了
    </Button>
  );
}
