import type { ReactElement } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { NavigateOptions } from '../../navigation/navigation.tsx';
import type { Content } from '../start/content.ts';
import { loadCachedScreen } from './load-cached-screen.tsx';
import { routes } from './routes.tsx';

export interface RouterApp {
  readonly element: ReactElement;
  readonly navigate: (to: string, options?: NavigateOptions) => void;
}

/** Starts React Router at the current address. */
export function createRouterApp(): RouterApp {
  const router = createBrowserRouter(routes);
  return {
    element: <RouterProvider router={router} />,
    navigate: (to, options) => void router.navigate(to, options),
  };
}

/** All of the app. */
export const content: Content = { create: () => createRouterApp().element, loadCachedScreen };
