import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { returnPath } from '../../data/account/return-path.ts';
import { sessionAtom } from '../../data/account/session-state.ts';
import type { Member } from '../../data/member/member.ts';
import { Spinner } from '../../ui/feedback/empty-state.tsx';
import { OutdatedScreen } from '../outdated-screen.tsx';
import { GuestShell } from './guest-shell.tsx';

/** Login, register and reset screens; redirects a member, unless without an account or told by the server to log in again. */
export function GuestArea() {
  const session = useAtomValue(sessionAtom);
  if (session.status === 'loading') return <GuestView>{loadingSpinner}</GuestView>;
  if (session.status === 'outdated') {
    return (
      <GuestView>
        <OutdatedScreen />
      </GuestView>
    );
  }
  const mayStay = session.status !== 'member' || session.member.isLocal || isSignedOut(session.member);
  if (!mayStay) return <SignedInRedirect />;
  return (
    <GuestView>
      <Outlet />
    </GuestView>
  );
}

function isSignedOut({ scheduler }: Member): boolean {
  return scheduler.schedule().haltedBy === 'signed-out';
}

/** A screen without the member's navigation; 読み込み中... until its code has loaded. */
export function GuestView({ children }: { readonly children: ReactNode }) {
  return (
    <GuestShell>
      <Suspense fallback={loadingSpinner}>{children}</Suspense>
    </GuestShell>
  );
}

const loadingSpinner = <Spinner>読み込み中...</Spinner>;

/** Redirects a signed-in member from the login to the page that required it. */
function SignedInRedirect() {
  const { state } = useLocation();
  return (
    <GuestView>
      <Navigate to={returnPath(state)} replace />
      {loadingSpinner}
    </GuestView>
  );
}
