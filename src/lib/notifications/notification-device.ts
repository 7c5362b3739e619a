import { SERVICE_WORKER_URL } from '../browser/trusted-types.ts';
import { withTimeout } from '../with-timeout.ts';
import { base64urlOf, bytesOfBase64url } from './base64url.ts';
import { NotificationError, type NotificationErrorCode } from './notification-error.ts';
import {
  type NotificationEnvironment,
  type NotificationObstacle,
  notificationObstacle,
} from './notification-support.ts';

/** Timeout of the browser's push service, in milliseconds. */
const SUBSCRIBE_TIMEOUT_MS = 30_000;

/** Timeout for reading the current subscription: a faulty browser may never settle. */
const READ_TIMEOUT_MS = 3000;

/** A subscription of this device at its browser's push service. */
export interface DevicePushSubscription {
  readonly endpoint: string;
  readonly options: { readonly applicationServerKey: ArrayBuffer | null };
  toJSON(): unknown;
  unsubscribe(): Promise<boolean>;
}

interface PushManagerPart {
  getSubscription(): Promise<DevicePushSubscription | null>;
  subscribe(options: { userVisibleOnly: true; applicationServerKey: BufferSource }): Promise<DevicePushSubscription>;
}

/** The browser APIs that push needs, injected for tests. */
export interface NotificationParts {
  readonly environment: () => NotificationEnvironment;
  readonly permission: () => NotificationPermission;
  readonly requestPermission: () => Promise<NotificationPermission>;
  readonly workers: () => NotificationWorkers<PushManagerPart>;
}

/** This device's push support. Rejections are NotificationErrors. */
export interface NotificationDevice {
  obstacle(): NotificationObstacle | null;
  permission(): NotificationPermission;
  /** Shows the browser's permission dialog; must be called in the handler of a user gesture. */
  askPermission(): Promise<void>;
  /** Whether an active service worker can receive notifications; waits for one that is installing. Never rejects. */
  hasWorker(): Promise<boolean>;
  currentSubscription(): Promise<DevicePushSubscription | null>;
  /** Subscribes with the server's key (base64url). Reuses a subscription with the same key, replaces any other. */
  subscribe(serverKey: string): Promise<DevicePushSubscription>;
}

export function createNotificationDevice(parts: NotificationParts): NotificationDevice {
  const obstacle = () => notificationObstacle(parts.environment());
  return {
    obstacle,
    permission: () => (obstacle() === null ? parts.permission() : 'default'),
    async askPermission() {
      // Resolves at once if the member has decided before.
      const permission = await parts.requestPermission();
      if (permission === 'denied') throw new NotificationError('permission-denied');
      if (permission !== 'granted') throw new NotificationError('permission-dismissed');
    },
    async hasWorker() {
      if (obstacle() !== null) return false;
      return readyWorker(parts.workers()).then(
        () => true,
        () => false,
      );
    },
    async currentSubscription() {
      if (obstacle() !== null) return null;
      return withTimeout(readSubscription(parts.workers()), READ_TIMEOUT_MS, () => null);
    },
    async subscribe(serverKey) {
      const key = readKey(serverKey);
      const { pushManager } = await readyWorker(parts.workers());
      const work = subscribeTo(pushManager, serverKey, key);
      return withTimeout(work, SUBSCRIBE_TIMEOUT_MS, () => Promise.reject(new NotificationError('subscribe-timeout')));
    },
  };
}

async function readSubscription(workers: NotificationWorkers<PushManagerPart>): Promise<DevicePushSubscription | null> {
  try {
    const worker = await workers.getRegistration();
    return (await worker?.pushManager.getSubscription()) ?? null;
  } catch (cause) {
    throw new NotificationError(subscribeCode(cause), { cause });
  }
}

/** The server key of a subscription, as base64url; null if the browser does not expose it. */
export function serverKeyOf({ options }: DevicePushSubscription): string | null {
  return options.applicationServerKey === null ? null : base64urlOf(options.applicationServerKey);
}

async function subscribeTo(manager: PushManagerPart, serverKey: string, key: Uint8Array<ArrayBuffer>) {
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

function subscribeCode(cause: unknown): NotificationErrorCode {
  switch (cause instanceof Error ? cause.name : '') {
    case 'NotAllowedError':
      return 'subscribe-denied';
    case 'NotSupportedError':
      return 'subscribe-unsupported';
    case 'AbortError':
      return 'subscribe-aborted';
    case 'InvalidAccessError':
      return 'key-failed';
    default:
      return 'subscribe-failed';
  }
}

function readKey(serverKey: string): Uint8Array<ArrayBuffer> {
  try {
    return bytesOfBase64url(serverKey);
  } catch (cause) {
    throw new NotificationError('key-failed', { cause });
  }
}

/** Timeout for the service worker to become ready, in milliseconds. */
const READY_TIMEOUT_MS = 15_000;

/** The part of `ServiceWorkerRegistration` that push needs. */
interface NotificationWorker<Manager> {
  readonly active: unknown;
  readonly pushManager: Manager;
}

/** The part of `navigator.serviceWorker` that push needs. */
interface NotificationWorkers<Manager> {
  getRegistration(): Promise<NotificationWorker<Manager> | undefined>;
  register(url: string): Promise<NotificationWorker<Manager>>;
  readonly ready: Promise<NotificationWorker<Manager>>;
}

/** The active service worker; registers it if needed. Rejects with a NotificationError, at the latest after 15 s. */
function readyWorker<Manager>(workers: NotificationWorkers<Manager>): Promise<NotificationWorker<Manager>> {
  return withTimeout(prepare(workers), READY_TIMEOUT_MS, () => Promise.reject(new NotificationError('worker-timeout')));
}

async function prepare<Manager>(workers: NotificationWorkers<Manager>): Promise<NotificationWorker<Manager>> {
  try {
    const registration = (await workers.getRegistration()) ?? (await workers.register(SERVICE_WORKER_URL));
    return registration.active === null ? await workers.ready : registration;
  } catch (cause) {
    throw new NotificationError('worker-failed', { cause });
  }
}
