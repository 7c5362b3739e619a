import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Card, Row } from '../../ui/layout/primitives.tsx';

/** Replaces the practice list for a visitor without a session. Back leads to the login, where the menu would lead too. */
export function GuestListScreen() {
  const { pathname } = useLocation();
  return (
    <Page title="十七の稽古">
      <Card>
        <EmptyState
          title="ログインが必要です"
          action={
            <Row justify="center">
              <Link className={buttonClass({ variant: 'outline' })} to={paths.login}>
                戻る
              </Link>
              <Link className={buttonClass()} to={paths.login} state={{ from: pathname }}>
                ログイン
              </Link>
            </Row>
          }
        >
          稽古の一覧と記録は、ログインすると開きます。
        </EmptyState>
      </Card>
    </Page>
  );
}
