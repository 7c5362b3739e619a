import { useCallback, useState } from 'react';
import { useUsername } from '../../data/account/profile.ts';
import { dropAdminFlag, hasAdminFlag } from '../../data/admin/admin-session.ts';
import { useHomeArriving } from '../../data/sync/sync-status.ts';
import { useOnline } from '../../lib/use-online.ts';
import { paths } from '../../paths.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState, Spinner } from '../../ui/feedback/empty-state.tsx';
import { Motif } from '../../ui/graphics/motif.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { Card } from '../../ui/layout/primitives.tsx';
import { AdminProvider } from './admin-context.tsx';
import { Dashboard } from './dashboard.tsx';
import { Gate } from './gate.tsx';
import gate from './motifs/gate.svg?raw';
import { ADMIN_TITLE, GATE_TITLE } from './titles.ts';

/** `ended`: the admin session expired while the dashboard was open. Its form input is kept behind the gate. */
type Access = 'shut' | 'open' | 'ended';

/** The admin screen. A sessionStorage flag decides whether the gate is shown; the server authorizes every request. */
export function AdminScreen() {
  const [access, setAccess] = useState<Access>(() => (hasAdminFlag() ? 'open' : 'shut'));
  const [hasEntered, setEntered] = useState(false);
  const onEnded = useCallback(() => {
    dropAdminFlag();
    setAccess('ended');
  }, []);
  const username = useUsername();
  const arriving = useHomeArriving();
  const online = useOnline();
  const isOpen = access === 'open';

  function enter() {
    setEntered(true);
    setAccess('open');
  }

  if (arriving && username === '') {
    return (
      <Page title={ADMIN_TITLE} back={<BackLink to={paths.home} />}>
        <Spinner>読み込み中...</Spinner>
      </Page>
    );
  }
  return (
    <Page title={isOpen ? ADMIN_TITLE : GATE_TITLE} back={<BackLink to={isOpen ? paths.profile : paths.home} />}>
      {online || !isOpen ? null : (
        <Banner tone="warning" title="オフラインです">
          <p>管理者画面はオンラインでのみ使えます。入力した内容はこのまま残り、つながると続けられます。</p>
        </Banner>
      )}
      {isOpen ? null : online ? <Gate hasEnded={access === 'ended'} onOpen={enter} /> : <OfflineCard />}
      {access === 'shut' ? null : (
        <div hidden={!isOpen}>
          <AdminProvider isOpen={isOpen} onEnded={onEnded}>
            <Dashboard username={username} hasEntered={hasEntered} onLogOut={() => setAccess('shut')} />
          </AdminProvider>
        </div>
      )}
    </Page>
  );
}

function OfflineCard() {
  return (
    <Card>
      <EmptyState title="オフラインです" motif={<Motif svg={gate} />}>
        管理者画面はオンラインでのみ使えます。インターネットにつながると、自動的に続きが開きます。
      </EmptyState>
    </Card>
  );
}
