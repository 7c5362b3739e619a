import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';

export function NotFoundScreen() {
  return (
    <Page title="ページが見つかりません">
      <EmptyState
        title="この道は、どこにもつながっていません"
        action={
          <Link to={paths.home} className={buttonClass({ variant: 'outline' })}>
            ホームへ戻る
          </Link>
        }
      >
        アドレスが変わったか、途中で切れているようです。
      </EmptyState>
    </Page>
  );
}
