import { postWithAck } from './post-with-ack.ts';

const REPLY_TIMEOUT_MS = 2000;

/** The database of the worker's queue (workbox-background-sync). */
const QUEUE_DATABASE = 'workbox-background-sync';

/** Has the service worker delete its queued requests, except those of the member `keep`. */
export async function clearWorkerQueue(keep: string | null): Promise<void> {
  const workers = navigator.serviceWorker;
  const worker = workers?.controller ?? (await workers?.getRegistration())?.active;
  const hasReplied = worker ? await postWithAck(worker, { type: 'FORGET', keep }, REPLY_TIMEOUT_MS) : false;
  // Without a worker nobody sends the requests, but their content would stay.
  if (!hasReplied && keep === null) indexedDB.deleteDatabase(QUEUE_DATABASE);
}

/** Calls back when the worker asks this page to sync, after an ack; the returned function unsubscribes. */
export function watchSyncRequests(call: () => void): () => void {
  return watchRequests('SYNC_NOW', call);
}

/** Calls back with the path of a clicked notification, after an ack; the returned function unsubscribes. */
export function watchOpenRequests(call: (path: string) => void): () => void {
  return watchRequests('OPEN', (data) => {
    if ('path' in data && typeof data.path === 'string') call(data.path);
  });
}

function watchRequests(type: string, call: (data: object) => void): () => void {
  const onMessage = (event: MessageEvent) => {
    const data: unknown = event.data;
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== type) return;
    event.ports[0]?.postMessage('ack');
    call(data);
  };
  navigator.serviceWorker?.addEventListener('message', onMessage);
  return () => navigator.serviceWorker?.removeEventListener('message', onMessage);
}
