import { lazy, type ReactNode } from 'react';

/** One address of the history; it is loaded when it is opened. */
interface HistoryRoute {
  readonly path: string;
  readonly element: ReactNode;
  /** What a visitor without a session sees; null sends to the login. */
  readonly guest: ReactNode | null;
  /** Begins to load the screen, for the time in which the member's data opens. */
  readonly load: () => Promise<unknown>;
}

const load = async () => ({ default: (await import('./history-screen.tsx')).HistoryScreen });
const HistoryScreen = lazy(load);

export const historyRoutes: readonly HistoryRoute[] = [
  { path: '/history', element: <HistoryScreen />, guest: null, load },
];
