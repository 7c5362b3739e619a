import { lazy, type ReactNode } from 'react';
import { addresses } from './addresses.ts';

/** The address of the admin's screen; its code is loaded only when it is opened. */
export interface AdminRoute {
  readonly path: string;
  readonly element: ReactNode;
  /** What a visitor without a session sees. */
  readonly guest: ReactNode;
}

const AdminScreen = lazy(async () => ({ default: (await import('./admin-screen.tsx')).AdminScreen }));
const GuestScreen = lazy(async () => ({ default: (await import('./guest-screen.tsx')).GuestScreen }));

export const adminRoutes: readonly AdminRoute[] = [
  { path: addresses.admin, element: <AdminScreen />, guest: <GuestScreen /> },
];
