import type { ComponentType } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { ButtonLink } from '../../navigation/button-link.tsx';
import type { ScreenHandle, ScreenRoute } from '../../navigation/screen-route.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { AppFrame } from '../app-frame.tsx';
import { BrokenScreen } from '../broken-screen.tsx';
import { firstPaint } from '../start/first-paint.ts';
import { GuestArea, GuestView } from './guest-area.tsx';
import { GuestShell } from './guest-shell.tsx';
import { Loading } from './loading.tsx';
import { MemberArea } from './member-area.tsx';
import { memberRoutes } from './member-routes.tsx';

export const MEMBER_AREA = 'member-area';

/** All routes. Screens are lazy, and precached for offline use; a screen that fails leaves its shell in place. */
export const routes: RouteObject[] = [
  {
    Component: AppFrame,
    children: [
      {
        element: (
          <GuestView>
            <Outlet />
          </GuestView>
        ),
        children: [
          guestScreens({
            [paths.authCallback]: async () =>
              (await import('../../features/auth/auth-callback-screen.tsx')).AuthCallbackScreen,
          }),
        ],
      },
      {
        Component: GuestArea,
        children: [
          guestScreens({
            [paths.login]: async () => (await import('../../features/auth/login-screen.tsx')).LoginScreen,
            [paths.register]: async () => (await import('../../features/auth/register-screen.tsx')).RegisterScreen,
            [paths.resetPassword]: async () =>
              (await import('../../features/auth/reset-password-screen.tsx')).ResetPasswordScreen,
          }),
        ],
      },
      {
        id: MEMBER_AREA,
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
              return { Component: (await import('../shell/shell.tsx')).MemberShell };
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

/** Screens without the member's navigation. The router shows no error element of a route that has not loaded itself. */
function guestScreens(screens: Readonly<Record<string, () => Promise<ComponentType>>>): RouteObject {
  const children = Object.entries(screens).map(([path, load]) => ({
    path,
    lazy: async () => ({ Component: await load() }),
  }));
  return { errorElement: <BrokenScreen />, children };
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

function handleOf({ guest, local, needsNoData = false }: Omit<ScreenRoute, 'path' | 'load'>): ScreenHandle {
  return { guestView: guest, localView: local, needsNoData };
}

function NotFoundScreen() {
  return (
    <Page title="ページが見つかりません">
      <EmptyState
        title="この道は、どこにもつながっていません"
        action={<ButtonLink label="ホームへ戻る" variant="outline" to={paths.home} />}
      >
        アドレスが変わったか、途中で切れているようです。
      </EmptyState>
    </Page>
  );
}
