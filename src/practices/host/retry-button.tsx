import { Button } from '../../ui/controls/button.tsx';
import type { SessionState } from './record-once.ts';

interface RetryButtonProps {
  readonly session: { readonly state: SessionState; readonly retry: () => Promise<unknown> };
}

/** Shown after a drill whose session could not be stored. */
export function RetryButton({ session: { state, retry } }: RetryButtonProps) {
  if (state !== 'failed' && state !== 'storing') return null;
  return (
    <Button full busy={state === 'storing'} onClick={retry}>
      {state === 'storing' ? '記録しています' : 'もう一度記録する'}
    </Button>
  );
}
