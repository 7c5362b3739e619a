import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { sessionAtom } from '../data/account/session-state.ts';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { BrokenScreen } from './broken-screen.tsx';
import { GuestOnly } from './guards.tsx';
import { RouteErrorBoundary } from './route-error-boundary.tsx';
import { GuestShell } from './shell/guest-shell.tsx';

/** Screens for members and guests, without the member's navigation. */
export function PublicArea() {
  return (
    <GuestShell>
      <ScreenFrame>
        <Outlet />
      </ScreenFrame>
    </GuestShell>
  );
}

/** Screens for guests only. */
export function GuestArea() {
  return (
    <GuestOnly session={useAtomValue(sessionAtom)}>
      <PublicArea />
    </GuestOnly>
  );
}

/** Shows a spinner while the screen loads and a fallback when it throws, until another screen or database opens. */
export function ScreenFrame({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const session = useAtomValue(sessionAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the top on each new path.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <RouteErrorBoundary resetKeys={[pathname, session]} fallback={<BrokenScreen />}>
      <Suspense fallback={<Spinner>読み込み中...</Spinner>}>{children}</Suspense>
    </RouteErrorBoundary>
  );
}
