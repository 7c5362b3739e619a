import { SERVICE_WORKER_URL } from '../browser/trusted-types.ts';
import { withTimeout } from '../with-timeout.ts';
import { PushError } from './push-error.ts';

/** Timeout for the service worker to become ready, in milliseconds. */
const READY_TIMEOUT_MS = 15_000;

/** The part of `ServiceWorkerRegistration` that push needs. */
export interface PushWorker<Manager> {
  readonly active: unknown;
  readonly pushManager: Manager;
}

/** The part of `navigator.serviceWorker` that push needs. */
export interface PushWorkers<Manager> {
  getRegistration(): Promise<PushWorker<Manager> | undefined>;
  register(url: string): Promise<PushWorker<Manager>>;
  readonly ready: Promise<PushWorker<Manager>>;
}

/** The active service worker; registers it if needed. Rejects with a PushError, at the latest after 15 s. */
export function readyWorker<Manager>(workers: PushWorkers<Manager>): Promise<PushWorker<Manager>> {
  return withTimeout(prepare(workers), READY_TIMEOUT_MS, () => Promise.reject(new PushError('worker-timeout')));
}

async function prepare<Manager>(workers: PushWorkers<Manager>): Promise<PushWorker<Manager>> {
  try {
    const registration = (await workers.getRegistration()) ?? (await workers.register(SERVICE_WORKER_URL));
    return registration.active === null ? await workers.ready : registration;
  } catch (cause) {
    throw new PushError('worker-failed', { cause });
  }
}
