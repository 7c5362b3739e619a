import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { sessionAtom } from '../data/session-state.ts';
import { Spinner } from '../ui/spinner.tsx';
import { BrokenScreen } from './broken-screen.tsx';
import { GuestOnly } from './guards.tsx';
import { GuestShell } from './guest-shell.tsx';
import { RouteErrorBoundary } from './route-error-boundary.tsx';

/** Screens for everybody, without the bars of a member. */
export function PublicArea() {
  return (
    <GuestShell>
      <ScreenFrame>
        <Outlet />
      </ScreenFrame>
    </GuestShell>
  );
}

/** Screens for those who are not signed in. */
export function GuestArea() {
  return (
    <GuestOnly session={useAtomValue(sessionAtom)}>
      <PublicArea />
    </GuestOnly>
  );
}

/** A screen while it loads, and when it breaks. */
export function ScreenFrame({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address begins at its top.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <RouteErrorBoundary place={pathname} fallback={<BrokenScreen />}>
      <Suspense fallback={<Spinner>読み込み中...</Spinner>}>{children}</Suspense>
    </RouteErrorBoundary>
  );
}
