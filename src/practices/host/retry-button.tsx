import { Button } from '../../ui/controls/button.tsx';
import type { SessionState } from './record-once.ts';

interface RetryButtonProps {
  readonly session: { readonly state: SessionState; readonly retry: () => Promise<unknown> };
}

/** Shown after a drill whose session could not be stored. */
export function RetryButton({ session: { state, retry } }: RetryButtonProps) {
  if (state !== 'failed') return null;
  return (
    <Button full onClick={retry}>
      もう一度記録する
    </Button>
  );
}
