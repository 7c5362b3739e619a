/** Timeout for the service worker's reply, in milliseconds. */
const REPLY_TIMEOUT_MS = 2000;

/** Makes the service worker delete the member's data; resolves after its reply or the timeout. */
export async function clearWorkerData(): Promise<void> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, REPLY_TIMEOUT_MS);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve();
    };
    worker.postMessage({ type: 'FORGET' }, [port2]);
  });
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
