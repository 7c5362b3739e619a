import { lazy, type ReactNode } from 'react';
import { paths } from '../../paths.ts';

/** An admin route, loaded on demand. */
export interface AdminRoute {
  readonly path: string;
  readonly element: ReactNode;
  /** Shown to a visitor without a session. */
  readonly guest: ReactNode;
}

const AdminScreen = lazy(async () => ({ default: (await import('./admin-screen.tsx')).AdminScreen }));
const GuestScreen = lazy(async () => ({ default: (await import('./guest-screen.tsx')).GuestScreen }));

export const adminRoutes: readonly AdminRoute[] = [
  { path: paths.admin, element: <AdminScreen />, guest: <GuestScreen /> },
];
