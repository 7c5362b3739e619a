/** How long the service worker may take to answer; without one there is nothing to wait for. */
const WORKER_ANSWER = 2000;

/** Lets the service worker drop all that it keeps for the member. */
export async function askWorkerToForget(): Promise<void> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, WORKER_ANSWER);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve();
    };
    worker.postMessage({ type: 'FORGET' }, [port2]);
  });
}

/** Calls back when the worker asks this page to sync, and answers that it does; the returned function ends it. */
export function watchSyncRequests(call: () => void): () => void {
  return watchRequests('SYNC_NOW', call);
}

/** Calls back with the path that a notification leads to, and answers; the returned function ends it. */
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
