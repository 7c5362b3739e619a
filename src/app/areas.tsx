import { useAtomValue } from 'jotai';
import { isValidElement, Suspense } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { sessionAtom } from '../data/account/session-state.ts';
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
      <GuestShell>
        <OutdatedScreen />
      </GuestShell>
    );
  }
  const mayStay = session.status !== 'member' || session.member.scheduler.schedule().haltedBy === 'signed-out';
  return mayStay ? <PublicArea /> : <SignedInRedirect />;
}

/** Member screens. A guest sees the route's `handle`, its view for guests, or is redirected to the login. */
export function MemberArea() {
  const session = useAtomValue(sessionAtom);
  const guestView = useMatches().at(-1)?.handle;
  switch (session.status) {
    case 'loading':
      return <Loading />;
    case 'guest':
      if (!isValidElement(guestView)) return <LoginRedirect hasLeft={session.hasLeft} />;
      return (
        <GuestShell>
          <Suspense fallback={<Spinner>読み込み中...</Spinner>}>{guestView}</Suspense>
        </GuestShell>
      );
    case 'outdated':
      return (
        <GuestShell>
          <OutdatedScreen />
        </GuestShell>
      );
    case 'failed':
      return (
        <GuestShell>
          <StorageFailureScreen />
        </GuestShell>
      );
    case 'member':
      return <Outlet />;
  }
}
