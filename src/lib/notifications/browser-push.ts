import { isStandalone } from '../browser/standalone.ts';
import { createNotificationDevice } from './notification-device.ts';

/** The push device of the current browser. */
export const browserPush = createNotificationDevice({
  environment: () => ({
    userAgentInfo: navigator,
    isSecure: window.isSecureContext,
    isStandalone: isStandalone(),
    hasApis: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
  }),
  permission: () => Notification.permission,
  requestPermission: () => Notification.requestPermission(),
  workers: () => navigator.serviceWorker,
});

/** Calls back when the notification permission may have changed; the returned function unsubscribes. */
export function watchNotificationPermission(onChange: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('visibilitychange', onChange, { signal });
  // Not every browser fires this event; there the visibility change is the fallback.
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', onChange, { signal }),
    () => {},
  );
  return () => controller.abort();
}
