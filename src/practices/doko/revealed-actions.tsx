import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { FinishButton } from '../host/finish-button.tsx';
import { useDrill } from '../host/use-drill.ts';

interface RevealedActionsProps {
  readonly busy: boolean;
  readonly onNewProblem: () => void;
  readonly onFinish: () => void;
}

/** Actions after the scene has been revealed. */
export function RevealedActions({ busy, onNewProblem, onFinish }: RevealedActionsProps) {
  if (useDrill().deck.only !== undefined) {
    return (
      <Button label="次へ" full aria-keyshortcuts="ArrowRight" busy={busy} onClick={ignoreDoubleClick(onFinish)} />
    );
  }
  return (
    <>
      <Button label="新しい問題" full aria-keyshortcuts="ArrowRight" busy={busy} onClick={onNewProblem} />
      <FinishButton busy={busy} onFinish={onFinish} />
    </>
  );
}
