import type { ReactElement } from 'react';
import { type ClientOnErrorFunction, createBrowserRouter, RouterProvider } from 'react-router-dom';
import { IDENTITY_KEY } from '../../data/account/identity-key.ts';
import { paths } from '../../paths.ts';
import { MEMBER_AREA, routes } from './routes.tsx';

/** Starts the router at the current address. Without a member's frame, nothing is painted before the screen has loaded. */
export async function openRouter(): Promise<ReactElement> {
  const isGuest = localStorage.getItem(IDENTITY_KEY) === null;
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
