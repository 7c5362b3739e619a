import type { RouteObject } from 'react-router-dom';
import type { ScreenHandle, ScreenRoute } from '../navigation/screen-route.ts';
import { paths } from '../paths.ts';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { AppRoot } from './app-root.tsx';
import { GuestArea, MemberArea, PublicArea } from './areas.tsx';
import { BrokenScreen } from './broken-screen.tsx';
import { Loading } from './loading.tsx';
import { memberRoutes } from './member-routes.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { GuestShell } from './shell/guest-shell.tsx';
import { firstPaint } from './start/first-paint.ts';

const publicRoutes: readonly ScreenRoute[] = [
  {
    path: paths.authCallback,
    load: async () => (await import('../features/auth/auth-callback-screen.tsx')).AuthCallbackScreen,
  },
];

const guestRoutes: readonly ScreenRoute[] = [
  { path: paths.login, load: async () => (await import('../features/auth/login-screen.tsx')).LoginScreen },
  { path: paths.register, load: async () => (await import('../features/auth/register-screen.tsx')).RegisterScreen },
  {
    path: paths.resetPassword,
    load: async () => (await import('../features/auth/reset-password-screen.tsx')).ResetPasswordScreen,
  },
];

/** All routes. Screens are lazy, and precached for offline use; a screen that fails leaves its shell in place. */
export const routes: RouteObject[] = [
  {
    Component: AppRoot,
    children: [
      { Component: PublicArea, children: [guestScreens(publicRoutes)] },
      { Component: GuestArea, children: [guestScreens(guestRoutes)] },
      {
        Component: MemberArea,
        errorElement: (
          <GuestShell>
            <BrokenScreen />
          </GuestShell>
        ),
        children: [
          {
            hydrateFallbackElement: <Loading />,
            lazy: async () => {
              await firstPaint();
              return { Component: (await import('./shell/shell.tsx')).MemberShell };
            },
            children: [
              {
                errorElement: <BrokenScreen />,
                children: [
                  ...memberRoutes.map(memberScreen),
                  { path: '*', Component: NotFoundScreen, handle: handleOf({ guest: <NotFoundScreen /> }) },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];

/** Screens without the member's navigation. */
function guestScreens(screens: readonly ScreenRoute[]): RouteObject {
  return {
    errorElement: <BrokenScreen />,
    hydrateFallbackElement: <Spinner>読み込み中...</Spinner>,
    children: screens.map(({ path, load }) => ({ path, lazy: async () => ({ Component: await load() }) })),
  };
}

/** Evaluating the member's chunks takes longer than the first paint, which shows the cached home or the frame. */
function memberScreen(screen: ScreenRoute): RouteObject {
  const { path, load } = screen;
  return {
    path,
    lazy: async () => {
      await firstPaint();
      return { Component: await load() };
    },
    handle: handleOf(screen),
  };
}

function handleOf({ guest, needsNoData = false }: Pick<ScreenRoute, 'guest' | 'needsNoData'>): ScreenHandle {
  return { guestView: guest, needsNoData };
}
