import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Stack } from '../../ui/layout/primitives.tsx';

/** Shown when IndexedDB cannot be opened: private mode, a full disk, or a lost connection. */
export function StorageFailureScreen() {
  return (
    <Page title="データを開けません">
      <EmptyState
        title="データの読み込みに失敗しました"
        action={
          <Stack gap="xs">
            <Button onClick={() => window.location.reload()}>もう一度開く</Button>
            <ButtonLink variant="ghost" to={paths.helpOn('browser')}>
              ヘルプを見る
            </ButtonLink>
          </Stack>
        }
      >
        この端末の保存場所を開けませんでした。たいていは「もう一度開く」で直ります。くり返すときは、空き容量が足りないか、ブラウザがデータの保存を止めているようです。プライベートブラウズを終え、空きを作ってからお試しください。サーバーに届いた記録は失われていません。
      </EmptyState>
    </Page>
  );
}
