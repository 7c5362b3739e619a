import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { RetryButton } from './retry-button.tsx';
import type { Session } from './use-session.ts';

interface EndActionsProps {
  readonly session: Pick<Session, 'state' | 'retry'>;
  /** The label of the button that goes on with another item. */
  readonly another: string;
  readonly onAnother: () => void;
  readonly onLeave: () => void;
}

/** The actions after a drill that has recorded its end: once more with another item, or back to the list. */
export function EndActions({ session, another, onAnother, onLeave }: EndActionsProps) {
  return (
    <>
      <RetryButton session={session} />
      <Button full variant={session.state === 'failed' ? 'outline' : 'primary'} onClick={ignoreDoubleClick(onAnother)}>
        {another}
      </Button>
      <Button full variant="outline" onClick={ignoreDoubleClick(onLeave)}>
        稽古の一覧へ
      </Button>
    </>
  );
}
