import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { sessionAtom } from '../data/account/session-state.ts';
import { isScreenHandle } from '../navigation/screen-route.ts';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { Loading } from './loading.tsx';
import { OutdatedScreen } from './outdated-screen.tsx';
import { LoginRedirect, SignedInRedirect } from './redirects.tsx';
import { GuestShell } from './shell/guest-shell.tsx';
import { StorageFailureScreen } from './storage-failure-screen.tsx';

/** Screens for members and guests, without the member's navigation. */
export function PublicArea() {
  return (
    <GuestShell>
      <Outlet />
    </GuestShell>
  );
}

/** Login, register and reset screens; redirects a signed-in member unless the server requires a new login. */
export function GuestArea() {
  const session = useAtomValue(sessionAtom);
  if (session.status === 'loading') return <Loading />;
  if (session.status === 'outdated') {
    return (
      <GuestView>
        <OutdatedScreen />
      </GuestView>
    );
  }
  const mayStay = session.status !== 'member' || session.member.scheduler.schedule().haltedBy === 'signed-out';
  return mayStay ? <PublicArea /> : <SignedInRedirect />;
}

/**
 * Member screens. A guest sees the route's view for guests, or is redirected to the login. Screens that need no data show
 * that view as well where the data cannot be opened.
 */
export function MemberArea() {
  const session = useAtomValue(sessionAtom);
  const matched = useMatches().at(-1)?.handle;
  const handle = isScreenHandle(matched) ? matched : null;
  const guestView = handle?.guestView;
  switch (session.status) {
    case 'loading':
      return <Loading />;
    case 'guest':
      return guestView === undefined ? <LoginRedirect hasLeft={session.hasLeft} /> : <GuestView>{guestView}</GuestView>;
    case 'outdated':
      return <GuestView>{handle?.needsNoData ? guestView : <OutdatedScreen />}</GuestView>;
    case 'failed':
      return <GuestView>{handle?.needsNoData ? guestView : <StorageFailureScreen />}</GuestView>;
    case 'member':
      return <Outlet />;
  }
}

function GuestView({ children }: { readonly children: ReactNode }) {
  return (
    <GuestShell>
      <Suspense fallback={<Spinner>読み込み中...</Spinner>}>{children}</Suspense>
    </GuestShell>
  );
}
