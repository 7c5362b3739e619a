import { lazy, type ReactNode } from 'react';
import { addresses } from './addresses.ts';

/** The address of the notification settings; loaded when it is opened. */
interface NotificationRoute {
  readonly path: string;
  readonly element: ReactNode;
  /** What a visitor without a session sees. */
  readonly guest: ReactNode;
}

const NotificationsScreen = lazy(async () => ({
  default: (await import('./notifications-screen.tsx')).NotificationsScreen,
}));
const GuestScreen = lazy(async () => ({ default: (await import('./guest-screen.tsx')).GuestScreen }));

export const notificationRoutes: readonly NotificationRoute[] = [
  { path: addresses.notifications, element: <NotificationsScreen />, guest: <GuestScreen /> },
];
