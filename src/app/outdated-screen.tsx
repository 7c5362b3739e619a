import { useAtomValue } from 'jotai';
import { updateReadyAtom } from '../data/device/update-ready.ts';
import { Button } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Page } from '../ui/layout/page.tsx';

/** Shown by a build that is older than the data on this device. It neither reads nor changes that data. */
export function OutdatedScreen() {
  const isUpdateReady = useAtomValue(updateReadyAtom) !== null;
  return (
    <Page title="アプリの更新が必要です">
      <EmptyState
        title="新しい版で開かれたデータです"
        action={
          // With an update ready, the banner offers it.
          isUpdateReady ? null : <Button onClick={() => window.location.reload()}>もう一度確かめる</Button>
        }
      >
        この端末の記録は、アプリのもっと新しい版で保存されています。記録は送信前のものも含め、すべてそのまま残っています。新しい版が届くと、この画面で更新できます。
      </EmptyState>
    </Page>
  );
}
