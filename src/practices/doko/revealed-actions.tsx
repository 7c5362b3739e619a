import { Button } from '../../ui/controls/button.tsx';
import { FinishButton } from '../host/finish-button.tsx';

interface RevealedActionsProps {
  readonly busy: boolean;
  readonly onNewProblem: () => void;
  readonly onFinish: () => void;
}

/** Actions after the scene has been revealed. */
export function RevealedActions({ busy, onNewProblem, onFinish }: RevealedActionsProps) {
  return (
    <>
      <Button full busy={busy} onClick={onNewProblem}>
        新しい問題
      </Button>
      <FinishButton busy={busy} onFinish={onFinish} />
    </>
  );
}
