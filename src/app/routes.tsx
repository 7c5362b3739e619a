import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { Outlet, type RouteObject, useLocation, useNavigate } from 'react-router-dom';
import { updateReadyAtom } from '../data/device/update-ready.ts';
import { pick } from '../lib/lazy.ts';
import { ButtonLink } from '../navigation/button-link.tsx';
import type { ScreenRoute, ScreenViews } from '../navigation/screen-route.ts';
import { paths } from '../paths.ts';
import { firstPaint } from '../session/first-paint.ts';
import { useServices } from '../session/services.tsx';
import { sessionAtom } from '../session/session-events.ts';
import { Button } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Stack } from '../ui/layout/boxes.tsx';
import { Page } from '../ui/layout/page.tsx';
import { AppFrame } from './app-frame.tsx';
import { Loading, MemberArea, SignedOutArea, SignedOutShell, SignedOutView } from './areas.tsx';
import { memberRoutes } from './member-routes.tsx';

export const MEMBER_AREA = 'member-area';

/** All routes. Screens are lazy, and precached for offline use; a screen that fails leaves its shell in place. */
export const routes: RouteObject[] = [
  {
    Component: AppFrame,
    children: [
      {
        element: (
          <SignedOutView>
            <Outlet />
          </SignedOutView>
        ),
        children: [
          guestScreens({
            [paths.authCallback]: pick('AuthCallbackScreen', () => import('../features/auth/auth-callback-screen.tsx')),
          }),
        ],
      },
      {
        Component: SignedOutArea,
        children: [
          guestScreens({
            [paths.login]: pick('LoginScreen', () => import('../features/auth/login-screen.tsx')),
            [paths.register]: pick('RegisterScreen', () => import('../features/auth/register-screen.tsx')),
            [paths.resetPassword]: pick(
              'ResetPasswordScreen',
              () => import('../features/auth/reset-password-screen.tsx'),
            ),
          }),
        ],
      },
      {
        id: MEMBER_AREA,
        Component: MemberArea,
        errorElement: (
          <SignedOutShell>
            <BrokenScreen />
          </SignedOutShell>
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
                  { path: '*', Component: NotFoundScreen, handle: { guest: <NotFoundScreen /> } satisfies ScreenViews },
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
    handle: screen satisfies ScreenViews,
  };
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

/** Error element of a screen that threw or failed to load; applies a waiting update instead of a plain reload. */
function BrokenScreen() {
  useRetryOnNewSession();
  const { checkStorage } = useServices();
  useEffect(checkStorage, [checkStorage]);
  const reload = useAtomValue(updateReadyAtom)?.apply ?? (() => window.location.reload());
  return (
    <Page title="表示できませんでした">
      <EmptyState
        title="画面を開けませんでした"
        action={
          <Stack gap="xs">
            <Button label="再読み込み" onClick={reload} />
            <ButtonLink label="ヘルプを見る" variant="ghost" to={paths.help} />
          </Stack>
        }
      >
        再読み込みしても直らないときは、通信のある場所でもう一度お試しください。
      </EmptyState>
    </Page>
  );
}

/** Opens the location again when the session changes; the router keeps an error until it navigates. */
function useRetryOnNewSession(): void {
  const session = useAtomValue(sessionAtom);
  const [failedWith] = useState(session);
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (session !== failedWith) navigate(`${pathname}${search}${hash}`, { replace: true, state });
  }, [session, failedWith, pathname, search, hash, state, navigate]);
}
