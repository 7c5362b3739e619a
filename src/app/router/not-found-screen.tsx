import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';

export function NotFoundScreen() {
  return (
    <Page title="ページが見つかりません">
      <EmptyState
        title="この道は、どこにもつながっていません"
        action={
          <ButtonLink variant="outline" to={paths.home}>
            ホームへ戻る
          </ButtonLink>
        }
      >
        アドレスが変わったか、途中で切れているようです。
      </EmptyState>
    </Page>
  );
}
