import { errorMessage } from '../../../data/server/error-message.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Text } from '../../../ui/layout/primitives.tsx';
import type { useOnlineAction } from './use-online-action.ts';

interface ActionOutcomeProps {
  readonly state: ReturnType<typeof useOnlineAction>['state'];
  readonly failed: string;
  readonly done: string;
  readonly offline: string;
}

/** What came of an action, or why it is not possible now. */
export function ActionOutcome({ state, failed, done, offline }: ActionOutcomeProps) {
  const online = useOnline();
  if (state.phase === 'failed') {
    return (
      <Banner tone="error" title={failed}>
        <p>{errorMessage(state.error)}</p>
      </Banner>
    );
  }
  return (
    <div aria-live="polite">
      {state.phase === 'done' ? <Banner tone="success" title={done} /> : null}
      {online || state.phase === 'done' ? null : (
        <Text variant="small" tone="warning">
          {offline}
        </Text>
      )}
    </div>
  );
}
