import { lazy, type ReactNode } from 'react';
import { paths } from '../../paths.ts';

/** A notification settings route, loaded on demand. */
interface NotificationRoute {
  readonly path: string;
  readonly element: ReactNode;
  /** Shown to a visitor without a session. */
  readonly guest: ReactNode;
}

const NotificationsScreen = lazy(async () => ({
  default: (await import('./notifications-screen.tsx')).NotificationsScreen,
}));
const GuestScreen = lazy(async () => ({ default: (await import('./guest-screen.tsx')).GuestScreen }));

export const notificationRoutes: readonly NotificationRoute[] = [
  { path: paths.notifications, element: <NotificationsScreen />, guest: <GuestScreen /> },
];
