import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { sessionAtom } from '../data/account/session-state.ts';
import { paths } from '../paths.ts';
import { GuestArea, PublicArea } from './areas.tsx';
import { BrokenScreen } from './broken-screen.tsx';
import { Loading } from './loading.tsx';
import { RouteErrorBoundary } from './route-error-boundary.tsx';
import { GuestShell } from './shell/guest-shell.tsx';
import { firstPaint, watchFirstPaint } from './start/first-paint.ts';

const AuthCallbackScreen = lazy(async () => ({
  default: (await import('../features/auth/auth-callback-screen.tsx')).AuthCallbackScreen,
}));
const LoginScreen = lazy(async () => ({ default: (await import('../features/auth/login-screen.tsx')).LoginScreen }));
const RegisterScreen = lazy(async () => ({
  default: (await import('../features/auth/register-screen.tsx')).RegisterScreen,
}));
const ResetPasswordScreen = lazy(async () => ({
  default: (await import('../features/auth/reset-password-screen.tsx')).ResetPasswordScreen,
}));
/** Evaluating the member's chunks takes longer than the first paint, which shows the cached home or the frame. */
const MemberRoutes = lazy(async () => {
  await firstPaint();
  return { default: (await import('./member-routes.tsx')).MemberRoutes };
});

/** All routes. Screens are lazy, and precached for offline use. */
export function AppRoutes() {
  useEffect(watchFirstPaint, []);
  return (
    <Routes>
      <Route element={<PublicArea />}>
        <Route path={paths.authCallback} element={<AuthCallbackScreen />} />
      </Route>
      <Route element={<GuestArea />}>
        <Route path={paths.login} element={<LoginScreen />} />
        <Route path={paths.register} element={<RegisterScreen />} />
        <Route path={paths.resetPassword} element={<ResetPasswordScreen />} />
      </Route>
      <Route path="*" element={<MemberScreens />} />
    </Routes>
  );
}

/** All member screens as one lazy chunk, with its own boundary for a failed load. */
function MemberScreens() {
  const { pathname } = useLocation();
  const session = useAtomValue(sessionAtom);
  const broken = (
    <GuestShell>
      <BrokenScreen />
    </GuestShell>
  );
  return (
    <RouteErrorBoundary resetKeys={[pathname, session]} fallback={broken}>
      <Suspense fallback={<Loading />}>
        <MemberRoutes />
      </Suspense>
    </RouteErrorBoundary>
  );
}
