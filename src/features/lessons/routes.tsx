import { lazy, type ReactNode } from 'react';
import { paths } from '../../paths.ts';

/** A lesson route, loaded on demand. */
export interface LessonRoute {
  readonly path: string;
  readonly element: ReactNode;
  /** Shown to a visitor without a session; null redirects to the login. */
  readonly guest: ReactNode | null;
}

const BasicTrainingScreen = lazy(async () => ({
  default: (await import('./basic-training-screen.tsx')).BasicTrainingScreen,
}));
const HubScreen = lazy(async () => ({ default: (await import('./hub-screen.tsx')).HubScreen }));
const BrainSpeedScreen = lazy(async () => ({ default: (await import('./brain-speed-screen.tsx')).BrainSpeedScreen }));
const CircuitTrainingScreen = lazy(async () => ({
  default: (await import('./circuit-training-screen.tsx')).CircuitTrainingScreen,
}));
const TodayScreen = lazy(async () => ({ default: (await import('./today/today-screen.tsx')).TodayScreen }));
const GuestHubScreen = lazy(async () => ({ default: (await import('./guest-screens.tsx')).GuestHubScreen }));
const GuestBrainSpeedScreen = lazy(async () => ({
  default: (await import('./guest-screens.tsx')).GuestBrainSpeedScreen,
}));

export const lessonRoutes: readonly LessonRoute[] = [
  { path: paths.topics, element: <BasicTrainingScreen />, guest: null },
  { path: paths.specialLessons, element: <HubScreen />, guest: <GuestHubScreen /> },
  { path: paths.brainSpeed, element: <BrainSpeedScreen />, guest: <GuestBrainSpeedScreen /> },
  { path: paths.circuits, element: <CircuitTrainingScreen />, guest: null },
  { path: paths.today, element: <TodayScreen />, guest: null },
];
