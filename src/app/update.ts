import type { createStore } from 'jotai';
import { updateReadyAtom } from '../data/update-ready.ts';
import { watchPageState } from '../lib/page-state.ts';
import { SERVICE_WORKER_URL } from '../lib/service-worker-url.ts';

const CHECK_INTERVAL = 60 * 60_000;

/** If the new worker does not take over, the page reloads by itself after so long. */
const TAKEOVER_WAIT = 2000;

/** Registers the service worker and tells the shell when a new version waits. Looks for one at start, hourly, on return. */
export function watchForUpdates(store: ReturnType<typeof createStore>): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  followTakeovers(store);
  if (document.readyState === 'complete') void registerWorker(store);
  else window.addEventListener('load', () => void registerWorker(store), { once: true });
}

/**
 * Another tab has agreed to the new version: this one stays as it is, for something may stand half-written or be
 * running in it, and offers to follow. Its own files stay within reach (see the worker's two builds).
 */
function followTakeovers(store: ReturnType<typeof createStore>): void {
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) store.set(updateReadyAtom, { apply: reload });
    isControlled = true;
  });
}

async function registerWorker(store: ReturnType<typeof createStore>): Promise<void> {
  let registration: ServiceWorkerRegistration;
  try {
    registration = await navigator.serviceWorker.register(SERVICE_WORKER_URL);
  } catch {
    // No network at the very first start, or a browser without room: the app works from the network.
    return;
  }
  const offer = (worker: ServiceWorker | null) => {
    if (worker === null || navigator.serviceWorker.controller === null) return;
    store.set(updateReadyAtom, { apply: () => takeOver(worker) });
  };
  const awaitInstalled = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  };
  offer(registration.waiting);
  awaitInstalled(registration.installing);
  registration.addEventListener('updatefound', () => awaitInstalled(registration.installing));

  const check = () => {
    // A check that fails says nothing of the app: the next one comes.
    if (navigator.onLine) registration.update().catch(() => {});
  };
  check();
  setInterval(check, CHECK_INTERVAL);
  watchPageState((change) => {
    if (change === 'visible') check();
  });
}

/** Lets the waiting version take over and reloads into it. */
function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage({ type: 'SKIP_WAITING' });
  setTimeout(reload, TAKEOVER_WAIT);
}

function reload(): void {
  window.location.reload();
}
