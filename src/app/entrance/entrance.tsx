import { lazy, type ReactElement, Suspense, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { NavigationProvider } from '../../navigation/navigation.tsx';
import type { ScreenRoute } from '../../navigation/screen-route.ts';
import { paths } from '../../paths.ts';
import { AppFrame } from '../app-frame.tsx';
import { BrokenScreen } from '../broken-screen.tsx';
import type { Content } from '../start/content.ts';
import { firstPaint } from '../start/first-paint.ts';
import { createEntranceHistory, type EntranceHistory } from './entrance-history.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { GuestArea, GuestView, loading } from './guest-area.tsx';
import { callbackScreen, guestScreens } from './guest-screens.ts';

const loadRouterApp = () => import('../router/router-app.tsx');

/**
 * What a guest sees before the app: the screens of the login, without React Router and the member's routes, which load
 * meanwhile and take over as soon as another address is opened.
 */
export const content: Content = { create: createEntrance, loadCachedScreen: () => null };

function createEntrance(): ReactElement {
  const history = createEntranceHistory();
  const { pathname, search } = history.location;
  if (pathname === paths.home)
    history.navigate(paths.login, { replace: true, state: { from: `${pathname}${search}` } });
  const RouterApp = lazy(async () => {
    const { createRouterApp } = await loadRouterApp();
    const { element, navigate } = createRouterApp();
    history.handOver(navigate);
    return { default: () => element };
  });
  return <Entrance history={history} app={<RouterApp />} />;
}

interface EntranceProps {
  readonly history: EntranceHistory;
  readonly app: ReactElement;
}

function Entrance({ history, app }: EntranceProps) {
  const { navigate } = history;
  const [{ location, type }, setCurrent] = useState<Pick<EntranceHistory, 'location' | 'type'>>(history);
  const [hasLeft, setHasLeft] = useState(false);
  // Before the effects of a screen, which may navigate. The former screen stays until the next one has loaded.
  useLayoutEffect(() => history.subscribe((next) => startTransition(() => setCurrent(next))), [history]);
  usePreloadedApp();

  const screen = screens.get(location.pathname);
  if (screen === undefined && !hasLeft) setHasLeft(true);
  const Area = location.pathname === callbackScreen.path ? GuestView : GuestArea;
  return (
    <NavigationProvider navigation={{ location, type, navigate }}>
      {hasLeft ? (
        <ErrorBoundary fallback={<GuestView>{broken}</GuestView>} resetKey={location.key}>
          <Suspense fallback={<GuestView>{loading}</GuestView>}>{app}</Suspense>
        </ErrorBoundary>
      ) : (
        <AppFrame>
          <Area>
            <ErrorBoundary fallback={broken} resetKey={location.key}>
              {screen}
            </ErrorBoundary>
          </Area>
        </AppFrame>
      )}
    </NavigationProvider>
  );
}

function usePreloadedApp(): void {
  useEffect(() => {
    // If this fails, it is loaded again when it is needed.
    firstPaint()
      .then(loadRouterApp)
      .catch(() => undefined);
  }, []);
}

const broken = <BrokenScreen />;

const screens = new Map([...guestScreens, callbackScreen].map(createScreen));

function createScreen({ path, load }: ScreenRoute): [string, ReactElement] {
  const Screen = lazy(async () => ({ default: await load() }));
  return [path, <Screen key={path} />];
}
