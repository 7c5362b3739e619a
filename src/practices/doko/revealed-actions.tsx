import { Button } from '../../ui/controls/button.tsx';
import { FinishButton } from '../host/finish-button.tsx';

interface RevealedActionsProps {
  readonly saving: boolean;
  readonly onNewProblem: () => void;
  readonly onFinish: () => void;
}

/** Actions after the scene has been revealed. */
export function RevealedActions({ saving, onNewProblem, onFinish }: RevealedActionsProps) {
  return (
    <>
      <Button full busy={saving} onClick={onNewProblem}>
        新しい問題
      </Button>
      <FinishButton saving={saving} onFinish={onFinish} />
    </>
  );
}
