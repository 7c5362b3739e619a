import { isIos, type UserAgentInfo } from '../browser/device.ts';
import { isStandalone } from '../browser/standalone.ts';
import { SERVICE_WORKER_URL } from '../browser/trusted-types.ts';
import { withTimeout } from '../with-timeout.ts';
import { base64urlOf, bytesOfBase64url } from './base64url.ts';
import { NotificationError, type NotificationErrorCode } from './notification-error.ts';

/** Timeout of the browser's push service, in milliseconds. */
const SUBSCRIBE_TIMEOUT_MS = 30_000;

/** Timeout for reading the current subscription: a faulty browser may never settle. */
const READ_TIMEOUT_MS = 3000;

/** Timeout for the service worker to become ready, in milliseconds. */
const READY_TIMEOUT_MS = 15_000;

/** A subscription of this device at its browser's push service. */
export type DevicePushSubscription = Pick<PushSubscription, 'endpoint' | 'options' | 'unsubscribe' | 'toJSON'>;

/** The push support of this browser. Rejections are NotificationErrors. */
export const notificationDevice = {
  obstacle(): NotificationObstacle | null {
    return notificationObstacle(navigator, {
      isSecure: window.isSecureContext,
      isStandalone: isStandalone(),
      hasApis: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
    });
  },

  permission(): NotificationPermission {
    return notificationDevice.obstacle() === null ? Notification.permission : 'default';
  },

  /** Shows the browser's permission dialog; must be called in the handler of a user gesture. */
  async askPermission(): Promise<void> {
    // Resolves at once if the member has decided before.
    const permission = await Notification.requestPermission();
    if (permission === 'denied') throw new NotificationError('permission-denied');
    if (permission !== 'granted') throw new NotificationError('permission-dismissed');
  },

  async currentSubscription(): Promise<DevicePushSubscription | null> {
    if (notificationDevice.obstacle() !== null) return null;
    return withTimeout(readSubscription(), READ_TIMEOUT_MS, () => null);
  },

  /** Subscribes with the server's key (base64url). Reuses a subscription with the same key, replaces any other. */
  async subscribe(serverKey: string): Promise<DevicePushSubscription> {
    const key = readKey(serverKey);
    const { pushManager } = await readyWorker();
    const work = subscribeTo(pushManager, serverKey, key);
    return withTimeout(work, SUBSCRIBE_TIMEOUT_MS, () => Promise.reject(new NotificationError('subscribe-timeout')));
  },
};

/** Calls back when the notification permission may have changed; the returned function unsubscribes. */
export function watchNotificationPermission(onChange: () => void): () => void {
  const controller = new AbortController();
  document.addEventListener('visibilitychange', onChange, controller);
  // Not every browser fires this event; there the visibility change is the fallback.
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', onChange, controller),
    () => {},
  );
  return () => controller.abort();
}

/** The server key of a subscription, as base64url; null if the browser does not expose it. */
export function serverKeyOf({ options }: DevicePushSubscription): string | null {
  return options.applicationServerKey === null ? null : base64urlOf(options.applicationServerKey);
}

async function readSubscription(): Promise<DevicePushSubscription | null> {
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    return (await worker?.pushManager.getSubscription()) ?? null;
  } catch (cause) {
    throw new NotificationError(subscribeCode(cause), { cause });
  }
}

async function subscribeTo(manager: PushManager, serverKey: string, key: BufferSource): Promise<PushSubscription> {
  try {
    const subscription = await manager.getSubscription();
    if (subscription !== null && serverKeyOf(subscription) === serverKey) return subscription;
    // A browser allows one subscription and rejects a second one with another key.
    await subscription?.unsubscribe();
    return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (cause) {
    throw new NotificationError(subscribeCode(cause), { cause });
  }
}

const subscribeCodes: Readonly<Record<string, NotificationErrorCode>> = {
  NotAllowedError: 'subscribe-denied',
  NotSupportedError: 'subscribe-unsupported',
  AbortError: 'subscribe-aborted',
  InvalidAccessError: 'key-failed',
};

function subscribeCode(cause: unknown): NotificationErrorCode {
  return subscribeCodes[cause instanceof Error ? cause.name : ''] ?? 'subscribe-failed';
}

function readKey(serverKey: string): BufferSource {
  try {
    return bytesOfBase64url(serverKey);
  } catch (cause) {
    throw new NotificationError('key-failed', { cause });
  }
}

/** The active service worker; registers it if needed. Rejects with a NotificationError, at the latest after 15 s. */
function readyWorker(): Promise<ServiceWorkerRegistration> {
  return withTimeout(prepareWorker(), READY_TIMEOUT_MS, () => Promise.reject(new NotificationError('worker-timeout')));
}

async function prepareWorker(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker: workers } = navigator;
  try {
    const registration = (await workers.getRegistration()) ?? (await workers.register(SERVICE_WORKER_URL));
    return registration.active === null ? await workers.ready : registration;
  } catch (cause) {
    throw new NotificationError('worker-failed', { cause });
  }
}

/** Why push is unavailable until the page is reloaded. */
export type NotificationObstacle = 'insecure' | 'not-installed' | 'unsupported';

/** The reason why push is unavailable, or null. iOS has the APIs only in home screen apps. */
export function notificationObstacle(
  userAgentInfo: UserAgentInfo,
  { isSecure, isStandalone, hasApis }: Readonly<Record<'isSecure' | 'isStandalone' | 'hasApis', boolean>>,
): NotificationObstacle | null {
  if (!isSecure) return 'insecure';
  if (hasApis) return null;
  return isIos(userAgentInfo) && !isStandalone ? 'not-installed' : 'unsupported';
}
