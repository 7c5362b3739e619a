import { type ReactElement, useEffect, useLayoutEffect, useState } from 'react';
import { NavigationProvider } from '../../navigation/navigation.tsx';
import { paths } from '../../paths.ts';
import { Frame } from '../../ui/layout/frame.tsx';
import { PageDefaultsProvider } from '../../ui/layout/page-defaults.tsx';
import { AppFrame } from '../app-frame.tsx';
import { APP_NAME } from '../app-name.ts';
import { BrokenScreen } from '../broken-screen.tsx';
import type { AppVariant } from '../start/app-variant.ts';
import { firstPaint } from '../start/first-paint.ts';
import { type Change, createEntranceHistory, type EntranceHistory } from './entrance-history.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { GuestArea, GuestView } from './guest-area.tsx';
import { callbackScreen, guestScreens } from './guest-screens.ts';

/**
 * What a guest sees before the app: the screens of the login, without React Router and the member's routes, which load
 * meanwhile and take over as soon as another address is opened.
 */
export const variant: AppVariant = { create: createEntrance, loadCachedScreen: () => null };

async function createEntrance(): Promise<ReactElement> {
  const history = createEntranceHistory();
  const { pathname, search } = history.location;
  if (pathname === paths.home)
    history.navigate(paths.login, { replace: true, state: { from: `${pathname}${search}` } });
  const { location } = history;
  const screen = await loadScreen(location.pathname).catch(reportBroken);
  return <Entrance history={history} first={{ location, type: 'POP', screen }} />;
}

interface Shown extends Change {
  readonly screen: ReactElement | null;
}

interface EntranceProps {
  readonly history: EntranceHistory;
  readonly first: Shown;
}

function Entrance({ history, first }: EntranceProps) {
  const [{ location, type, screen }, setShown] = useState(first);
  const [app, setApp] = useState<ReactElement | null>(null);

  // A layout effect runs before the effects of a screen, which may navigate.
  useLayoutEffect(() => {
    // Without Suspense, whose fallback React shows for at least 300 ms: the former screen stays until the next has loaded.
    async function show(change: Change) {
      const loaded = await loadScreenOrRouter(change.location.pathname).catch(reportBroken);
      const isCurrent = change.location.key === history.location.key;
      if (!isCurrent) return;
      if (!('createRouterApp' in loaded)) return setShown({ ...change, screen: loaded });
      const router = loaded.createRouterApp(change.type);
      history.handOver(router);
      setApp(router.element);
    }
    if (history.location.key !== first.location.key) void show({ location: history.location, type: 'POP' });
    return history.subscribe((change) => void show(change));
  }, [history, first]);
  usePreloadedRouter();

  if (app !== null) return app;
  return (
    <NavigationProvider navigation={{ location, type, navigate: history.navigate }}>
      <ErrorBoundary fallback={broken} resetKey={location.key}>
        <AppFrame>{screen}</AppFrame>
      </ErrorBoundary>
    </NavigationProvider>
  );
}

const loadRouter = () => import('../router/router-app.tsx');

/** Loads the router while the guest fills in the form. */
function usePreloadedRouter(): void {
  useEffect(() => {
    // Only from the cache of the service worker: Chrome and Safari do not repeat an import that has failed once.
    if (navigator.serviceWorker?.controller)
      firstPaint()
        .then(loadRouter)
        .catch(() => undefined);
  }, []);
}

async function loadScreenOrRouter(pathname: string) {
  return (await loadScreen(pathname)) ?? (await loadRouter());
}

/** The screen of an address; null for what is not part of the entrance. */
async function loadScreen(pathname: string): Promise<ReactElement | null> {
  const route = [...guestScreens, callbackScreen].find(({ path }) => path === pathname);
  if (route === undefined) return null;
  const Screen = await route.load();
  const Area = route === callbackScreen ? GuestView : GuestArea;
  return (
    <Area>
      <Screen />
    </Area>
  );
}

const broken = (
  <Frame top={[]}>
    <PageDefaultsProvider titleSuffix={APP_NAME}>
      <BrokenScreen />
    </PageDefaultsProvider>
  </Frame>
);

function reportBroken(error: unknown): ReactElement {
  reportError(error);
  return broken;
}
