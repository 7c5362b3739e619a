import { lazy, type ReactNode } from 'react';
import { paths } from '../paths.ts';
import type { Practice } from './practice.ts';
import { practices } from './registry.ts';

/** A practice route, loaded on demand. */
export interface PracticeRoute {
  readonly path: string;
  readonly element: ReactNode;
  /** Shown to a visitor without a session; null redirects to the login. */
  readonly guest: ReactNode | null;
}

const HostScreen = lazy(async () => ({ default: (await import('./host/host-screen.tsx')).HostScreen }));
const ListScreen = lazy(async () => ({ default: (await import('./list/list-screen.tsx')).ListScreen }));
const GuestListScreen = lazy(async () => ({ default: (await import('./list/guest-list-screen.tsx')).GuestListScreen }));
const DetailScreen = lazy(async () => ({ default: (await import('./list/detail-screen.tsx')).DetailScreen }));

/** Routes of a set of drills: the list, each drill, and the detail pages. Static paths take precedence over `:id`. */
export function practiceRoutesOf(drills: readonly Practice[]): readonly PracticeRoute[] {
  return [
    { path: paths.practices, element: <ListScreen />, guest: <GuestListScreen /> },
    ...drills.map((practice) => ({
      path: practice.path,
      element: <HostScreen key={practice.path} practice={practice} />,
      guest: null,
    })),
    { path: paths.practice(':trainingId'), element: <DetailScreen />, guest: null },
    { path: paths.practiceDetail(':id'), element: <DetailScreen />, guest: null },
  ];
}

export const practiceRoutes = practiceRoutesOf(practices);
