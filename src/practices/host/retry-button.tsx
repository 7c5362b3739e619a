import { Button } from '../../ui/controls/button.tsx';
import type { Session } from './use-session.ts';

/** Shown after a drill whose session could not be stored. */
export function RetryButton({ session: { state, retry } }: { readonly session: Pick<Session, 'state' | 'retry'> }) {
  if (state !== 'failed' && state !== 'storing') return null;
  return (
    <Button full busy={state === 'storing'} onClick={() => void retry()}>
      {state === 'storing' ? '記録しています' : 'もう一度記録する'}
    </Button>
  );
}
