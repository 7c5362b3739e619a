import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card, Row } from '../../ui/layout/boxes.tsx';
import { Page } from '../../ui/layout/page.tsx';

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
              <ButtonLink label="戻る" variant="outline" to={paths.login} />
              <ButtonLink label="ログイン" to={paths.login} state={{ from: pathname }} />
            </Row>
          }
        >
          稽古の一覧と記録は、ログインすると開きます。
        </EmptyState>
      </Card>
    </Page>
  );
}
