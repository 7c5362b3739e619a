import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Motif } from '../../ui/graphics/motif.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Card } from '../../ui/layout/primitives.tsx';
import gate from './motifs/gate.svg?raw';

/** The admin screen for a visitor without a session; login returns to it. */
export function GuestScreen() {
  const { pathname, search } = useLocation();
  return (
    <Page title="管理者画面">
      <Card>
        <EmptyState
          title="ログインが必要です"
          motif={<Motif svg={gate} />}
          action={<ButtonLink label="ログイン" to={paths.login} state={{ from: `${pathname}${search}` }} />}
        >
          管理者画面に入るには、まずご自分のアカウントでログインしてください。ログインすると、この画面に戻ります。
        </EmptyState>
      </Card>
    </Page>
  );
}
