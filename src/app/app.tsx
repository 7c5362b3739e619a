import { Provider } from 'jotai';
import { type ReactElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type ClientOnErrorFunction, createBrowserRouter, RouterProvider } from 'react-router-dom';
import { arrivedLinkAtom, carriesLink } from '../data/account/arrived-link.ts';
import { followInstallEvents } from '../data/device/install.ts';
import type { InstallEvents } from '../lib/browser/install-events.ts';
import { watchKeyboard } from '../lib/browser/keyboard-inset.ts';
import { memberKeys } from '../lib/storage-keys.ts';
import { paths } from '../paths.ts';
import { ServicesHost } from '../session/services-host.tsx';
import { watchDoubleTaps } from '../ui/controls/ignore-double-click.ts';
import { AnnouncerHost } from '../ui/feedback/announcer.tsx';
import { DialogHost } from '../ui/feedback/dialog-host.tsx';
import { ToastHost } from '../ui/feedback/toast.tsx';
import { watchPresses } from '../ui/feedback/use-modal.ts';
import { MEMBER_AREA, routes } from './routes.tsx';
import { boot } from './start/boot.ts';

interface Start {
  readonly root: HTMLElement;
  readonly installEvents: InstallEvents;
  readonly onStarted: () => void;
}

/** Mounts the app in `root`. */
export async function mount({ root, installEvents, onStarted }: Start): Promise<void> {
  const link = takeLink(window.location);
  const { store, services, diagnostics, identified } = boot();
  store.set(arrivedLinkAtom, link);
  followInstallEvents(store, installEvents);
  watchDoubleTaps(document);
  watchPresses(document);
  watchKeyboard();
  await identified;
  const router = await openRouter();
  // A screen that throws shows its error element; the router reports the error.
  createRoot(root, { onCaughtError: () => undefined }).render(
    <StrictMode>
      <Provider store={store}>
        <AnnouncerHost>
          <ToastHost>
            <DialogHost>
              <ServicesHost services={services}>{router}</ServicesHost>
            </DialogHost>
          </ToastHost>
        </AnnouncerHost>
      </Provider>
    </StrictMode>,
  );
  onStarted();
  // Loaded late: nothing on the screen needs it.
  import('./start/update.ts').then(
    ({ watchForUpdates }) => watchForUpdates(store, diagnostics),
    () => diagnostics.recordFailure('register-worker'),
  );
}

/** The mailed link with which the page has started; its tokens leave the address bar and the history. */
function takeLink(location: Location): URL | null {
  if (!carriesLink(location)) return null;
  const link = new URL(location.href);
  window.history.replaceState(null, '', paths.authCallback);
  return link;
}

/** Starts the router at the current address. Without a member's frame, nothing is painted before the screen has loaded. */
async function openRouter(): Promise<ReactElement> {
  const isGuest = localStorage.getItem(memberKeys.identity) === null;
  // The redirect of a guest, without loading the home screen first.
  if (isGuest && window.location.pathname === paths.home) window.history.replaceState(null, '', paths.login);
  const router = createBrowserRouter(routes);
  if (!router.state.matches.some(({ route }) => route.id === MEMBER_AREA)) await initialLoad(router);
  return <RouterProvider router={router} onError={reportRenderError} />;
}

/** Reports what a screen threw. A file that did not arrive, as when the page is left while it loads, is no bug. */
const reportRenderError: ClientOnErrorFunction = (error, { errorInfo }) => {
  if (errorInfo !== undefined) reportError(error);
};

function initialLoad(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
