import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Motif } from '../../ui/graphics/motif.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Card } from '../../ui/layout/primitives.tsx';
import chime from './chime.svg?raw';

/** The notification settings for a visitor without a session; login returns to them. */
export function GuestScreen() {
  const { pathname } = useLocation();
  return (
    <Page title="通知設定">
      <Card>
        <EmptyState
          title="ログインが必要です"
          motif={<Motif svg={chime} />}
          action={<ButtonLink label="ログイン" to={paths.login} state={{ from: pathname }} />}
        >
          通知は、ログインした方の端末ごとに設定します。ログインすると、この画面に戻ります。
        </EmptyState>
      </Card>
    </Page>
  );
}
