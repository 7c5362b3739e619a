import type { ReactElement } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Navigation } from '../../navigation/navigation.tsx';
import type { AppVariant } from '../start/app-variant.ts';
import { loadCachedScreen } from './load-cached-screen.tsx';
import { createRoutes } from './routes.tsx';

export interface RouterApp extends Pick<Navigation, 'navigate'> {
  readonly element: ReactElement;
}

/** Starts React Router at the current address. `type` is what has led there: the router itself always starts with POP. */
export function createRouterApp(type: Navigation['type'] = 'POP'): RouterApp {
  const router = createBrowserRouter(createRoutes(type));
  return {
    element: <RouterProvider router={router} />,
    navigate(to, options) {
      void router.navigate(to, options);
    },
  };
}

/** All of the app. */
export const variant: AppVariant = { create: () => createRouterApp().element, loadCachedScreen };
