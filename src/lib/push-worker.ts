import { PushError } from './push-error.ts';
import { SERVICE_WORKER_URL } from './service-worker-url.ts';
import { withinTime } from './time-limit.ts';

/** How long the service worker may take to be ready, in milliseconds. */
const READY_WAIT = 15_000;

/** What of a service worker's registration is asked for pushes. */
export interface PushWorker<Manager> {
  readonly active: unknown;
  readonly pushManager: Manager;
}

/** `navigator.serviceWorker`, as far as pushes need it. */
export interface PushWorkers<Manager> {
  getRegistration(): Promise<PushWorker<Manager> | undefined>;
  register(url: string): Promise<PushWorker<Manager>>;
  readonly ready: Promise<PushWorker<Manager>>;
}

/** The working service worker, registered where it is not yet. Rejects with a PushError, at the latest after 15 s. */
export function readyWorker<Manager>(workers: PushWorkers<Manager>): Promise<PushWorker<Manager>> {
  return withinTime(prepare(workers), READY_WAIT, () => Promise.reject(new PushError('worker-timeout')));
}

async function prepare<Manager>(workers: PushWorkers<Manager>): Promise<PushWorker<Manager>> {
  try {
    const held = (await workers.getRegistration()) ?? (await workers.register(SERVICE_WORKER_URL));
    return held.active === null ? await workers.ready : held;
  } catch (cause) {
    throw new PushError('worker-failed', { cause });
  }
}
