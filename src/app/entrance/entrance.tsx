import { type ReactElement, useEffect, useLayoutEffect, useState } from 'react';
import { type Navigation, NavigationProvider } from '../../navigation/navigation.tsx';
import { paths } from '../../paths.ts';
import { AppFrame } from '../app-frame.tsx';
import { BrokenScreen } from '../broken-screen.tsx';
import type { Content } from '../start/content.ts';
import { firstPaint } from '../start/first-paint.ts';
import { createEntranceHistory, type EntranceHistory } from './entrance-history.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { GuestArea, GuestView } from './guest-area.tsx';
import { callbackScreen, guestScreens } from './guest-screens.ts';

const loadRouterApp = () => import('../router/router-app.tsx');

/**
 * What a guest sees before the app: the screens of the login, without React Router and the member's routes, which load
 * meanwhile and take over as soon as another address is opened.
 */
export const content: Content = { create: createEntrance, loadCachedScreen: () => null };

async function createEntrance(): Promise<ReactElement> {
  const history = createEntranceHistory();
  const { pathname, search } = history.location;
  if (pathname === paths.home)
    history.navigate(paths.login, { replace: true, state: { from: `${pathname}${search}` } });
  const { location, type } = history;
  return <Entrance history={history} first={{ location, type, screen: await loadScreen(location) }} />;
}

interface Shown extends Pick<Navigation, 'location' | 'type'> {
  readonly screen: ReactElement | null;
}

interface EntranceProps {
  readonly history: EntranceHistory;
  readonly first: Shown;
}

function Entrance({ history, first }: EntranceProps) {
  const { navigate } = history;
  const [{ location, type, screen }, setShown] = useState(first);
  const [app, setApp] = useState<ReactElement | null>(null);

  // Subscribes in a layout effect, before the effects of a screen, which may navigate.
  useLayoutEffect(
    () =>
      history.subscribe(async (change) => {
        try {
          // Without Suspense, whose fallback React shows for at least 300 ms: the former screen stays instead.
          const next = await loadScreen(change.location);
          if (next === null) setApp(await startApp(history));
          else if (change.location.key === history.location.key) setShown({ ...change, screen: next });
        } catch (error) {
          setShown({ ...change, screen: brokenView });
          reportError(error);
        }
      }),
    [history],
  );
  useEffect(() => {
    // If this fails, it is loaded again when it is needed.
    firstPaint()
      .then(loadRouterApp)
      .catch(() => undefined);
  }, []);

  if (app !== null) return app;
  return (
    <NavigationProvider navigation={{ location, type, navigate }}>
      <AppFrame>{screen}</AppFrame>
    </NavigationProvider>
  );
}

/** Hands the history over to React Router, once. */
async function startApp(history: EntranceHistory): Promise<ReactElement> {
  const { createRouterApp } = await loadRouterApp();
  return history.handOver(createRouterApp);
}

const brokenView = (
  <GuestView>
    <BrokenScreen />
  </GuestView>
);

/** The screen of an address; null for what is not part of the entrance. */
async function loadScreen({ pathname, key }: Navigation['location']): Promise<ReactElement | null> {
  const route = [...guestScreens, callbackScreen].find(({ path }) => path === pathname);
  if (route === undefined) return null;
  const Screen = await route.load();
  const Area = route === callbackScreen ? GuestView : GuestArea;
  return (
    <Area>
      <ErrorBoundary fallback={<BrokenScreen />} resetKey={key}>
        <Screen />
      </ErrorBoundary>
    </Area>
  );
}
