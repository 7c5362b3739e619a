import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { returnPath } from '../data/account/return-path.ts';
import type { SessionState } from '../data/account/session-state.ts';
import type { Member } from '../data/member/member.ts';
import { paths } from '../paths.ts';
import { Loading } from './loading.tsx';
import { GuestShell } from './shell/guest-shell.tsx';
import { StorageFailureScreen } from './storage-failure-screen.tsx';

/** Member screens; a guest is redirected to the login and returns afterwards. */
export function MemberOnly({
  session,
  children,
}: {
  readonly session: SessionState;
  readonly children: (member: Member) => ReactNode;
}) {
  const { pathname, search } = useLocation();
  switch (session.status) {
    case 'loading':
      return <Loading />;
    case 'guest':
      // After a logout the next login may be another member's: do not return to this page.
      return <Navigate to={paths.login} replace state={session.hasLeft ? null : { from: `${pathname}${search}` }} />;
    case 'failed':
      return (
        <GuestShell>
          <StorageFailureScreen />
        </GuestShell>
      );
    case 'member':
      return children(session.member);
  }
}

/** Login, register and reset screens; redirects a signed-in member unless the server requires a new login. */
export function GuestOnly({ session, children }: { readonly session: SessionState; readonly children: ReactNode }) {
  if (session.status === 'loading') return <Loading />;
  const mayStay = session.status !== 'member' || session.member.scheduler.schedule().haltedBy === 'signed-out';
  return mayStay ? children : <SignedInRedirect />;
}

function SignedInRedirect() {
  const { state } = useLocation();
  return <Navigate to={returnPath(state)} replace />;
}
