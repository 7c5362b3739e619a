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
      <Button label="新しい問題" full busy={busy} onClick={onNewProblem} />
      <FinishButton busy={busy} onFinish={onFinish} />
    </>
  );
}
