import { lazy, type ReactNode } from 'react';
import { paths } from '../../paths.ts';

/** A profile route, loaded on demand. */
interface ProfileRoute {
  readonly path: string;
  readonly element: ReactNode;
  /** Shown to a visitor without a session; null redirects to the login. */
  readonly guest: ReactNode | null;
}

const ProfileScreen = lazy(async () => ({ default: (await import('./profile-screen.tsx')).ProfileScreen }));
const EditScreen = lazy(async () => ({ default: (await import('./edit/edit-screen.tsx')).EditScreen }));
const DataScreen = lazy(async () => ({ default: (await import('./my-data/data-screen.tsx')).DataScreen }));
const SettingsScreen = lazy(async () => ({ default: (await import('./settings-screen.tsx')).SettingsScreen }));

export const profileRoutes: readonly ProfileRoute[] = [
  { path: paths.profile, element: <ProfileScreen />, guest: null },
  { path: paths.profileEdit, element: <EditScreen />, guest: null },
  { path: paths.myData, element: <DataScreen />, guest: null },
  { path: paths.settings, element: <SettingsScreen />, guest: null },
];
