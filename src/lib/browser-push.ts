import { createPushDevice } from './push-device.ts';
import { isStandalone } from './standalone.ts';

/** The browser that the page runs in, as a receiver of pushes. */
export const browserPush = createPushDevice({
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

/** Calls back when the member changes the permission in the browser's settings; the returned function ends it. */
export function watchPushPermission(tell: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener('visibilitychange', tell, { signal });
  // Not every browser tells of this one; there coming back to the page has to do.
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', tell, { signal }),
    () => {},
  );
  return () => ending.abort();
}
