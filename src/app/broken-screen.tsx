import { useAtomValue } from 'jotai';
import { updateReadyAtom } from '../data/device/update-ready.ts';
import { Button } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Page } from '../ui/layout/page.tsx';

/** Fallback for a screen that threw or failed to load. Applies a waiting update, if any, instead of a plain reload. */
export function BrokenScreen() {
  const reload = useAtomValue(updateReadyAtom)?.apply ?? (() => window.location.reload());
  return (
    <Page title="表示できませんでした">
      <EmptyState title="画面を開けませんでした" action={<Button onClick={reload}>再読み込み</Button>}>
        記録はこの端末に残っています。再読み込みしても直らないときは、通信のある場所でもう一度お試しください。
      </EmptyState>
    </Page>
  );
}
