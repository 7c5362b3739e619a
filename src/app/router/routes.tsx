import { Outlet, type RouteObject } from 'react-router-dom';
import type { Navigation } from '../../navigation/navigation.tsx';
import { RouterNavigation } from '../../navigation/router-navigation.tsx';
import type { ScreenHandle, ScreenRoute } from '../../navigation/screen-route.ts';
import { AppFrame } from '../app-frame.tsx';
import { BrokenScreen } from '../broken-screen.tsx';
import { GuestArea, GuestView, loadingSpinner } from '../entrance/guest-area.tsx';
import { callbackScreen, guestScreens } from '../entrance/guest-screens.ts';
import { GuestShell } from '../entrance/guest-shell.tsx';
import { firstPaint } from '../start/first-paint.ts';
import { Loading } from './loading.tsx';
import { MemberArea } from './member-area.tsx';
import { memberRoutes } from './member-routes.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

/**
 * All routes. Screens are lazy, and precached for offline use; a screen that fails leaves its shell in place. `firstType` is
 * what has led to the first location.
 */
export function createRoutes(firstType: Navigation['type']): RouteObject[] {
  return [
    {
      element: (
        <RouterNavigation firstType={firstType}>
          <AppFrame>
            <Outlet />
          </AppFrame>
        </RouterNavigation>
      ),
      children: [
        {
          element: (
            <GuestView>
              <Outlet />
            </GuestView>
          ),
          children: [guestRoutes([callbackScreen])],
        },
        {
          element: (
            <GuestArea>
              <Outlet />
            </GuestArea>
          ),
          children: [guestRoutes(guestScreens)],
        },
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
}

/** Screens without the member's navigation. */
function guestRoutes(screens: readonly ScreenRoute[]): RouteObject {
  return {
    errorElement: <BrokenScreen />,
    hydrateFallbackElement: loadingSpinner,
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
