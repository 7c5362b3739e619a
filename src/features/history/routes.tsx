import { lazy, type ReactNode } from 'react';
import { paths } from '../../paths.ts';

/** A history route, loaded on demand. */
interface HistoryRoute {
  readonly path: string;
  readonly element: ReactNode;
  /** Shown to a visitor without a session; null redirects to the login. */
  readonly guest: ReactNode | null;
  /** Preloads the screen while the member's data opens. */
  readonly load: () => Promise<unknown>;
}

const load = async () => ({ default: (await import('./history-screen.tsx')).HistoryScreen });
const HistoryScreen = lazy(load);

export const historyRoutes: readonly HistoryRoute[] = [
  { path: paths.history, element: <HistoryScreen />, guest: null, load },
];
