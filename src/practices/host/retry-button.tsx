import { Button } from '../../ui/controls/button.tsx';

interface RetryButtonProps {
  readonly state: 'none' | 'storing' | 'stored' | 'failed';
  readonly onRetry: () => void;
}

/** Shown after a drill whose session could not be stored. */
export function RetryButton({ state, onRetry }: RetryButtonProps) {
  if (state !== 'failed' && state !== 'storing') return null;
  return (
    <Button full busy={state === 'storing'} onClick={onRetry}>
      {state === 'storing' ? '記録しています' : 'もう一度記録する'}
    </Button>
  );
}
