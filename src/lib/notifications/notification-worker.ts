import { SERVICE_WORKER_URL } from '../browser/trusted-types.ts';
import { withTimeout } from '../with-timeout.ts';
import { NotificationError } from './notification-error.ts';

/** Timeout for the service worker to become ready, in milliseconds. */
const READY_TIMEOUT_MS = 15_000;

/** The part of `ServiceWorkerRegistration` that push needs. */
export interface NotificationWorker<Manager> {
  readonly active: unknown;
  readonly pushManager: Manager;
}

/** The part of `navigator.serviceWorker` that push needs. */
export interface NotificationWorkers<Manager> {
  getRegistration(): Promise<NotificationWorker<Manager> | undefined>;
  register(url: string): Promise<NotificationWorker<Manager>>;
  readonly ready: Promise<NotificationWorker<Manager>>;
}

/** The active service worker; registers it if needed. Rejects with a NotificationError, at the latest after 15 s. */
export function readyWorker<Manager>(workers: NotificationWorkers<Manager>): Promise<NotificationWorker<Manager>> {
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
