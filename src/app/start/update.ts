import type { createStore } from 'jotai';
import { updateReadyAtom } from '../../data/device/update-ready.ts';
import type { Diagnostics } from '../../data/diagnostics/diagnostics.ts';
import { watchPageState } from '../../lib/browser/page-state.ts';
import { SERVICE_WORKER_URL } from '../../lib/browser/trusted-types.ts';

const CHECK_INTERVAL = 60 * 60_000;

/** Time for the new worker to take control before the page reloads anyway, in milliseconds. */
const TAKEOVER_TIMEOUT_MS = 2000;

/** Registers the service worker and checks for updates: at start, hourly, and when the page becomes visible. */
export function watchForUpdates(store: ReturnType<typeof createStore>, diagnostics: Diagnostics): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  watchTakeovers(store);
  if (document.readyState === 'complete') void registerWorker(store, diagnostics);
  else window.addEventListener('load', () => void registerWorker(store, diagnostics), { once: true });
}

/** Offers a reload after an update from another tab, since this tab may hold unsaved input; its files stay cached. */
function watchTakeovers(store: ReturnType<typeof createStore>): void {
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) store.set(updateReadyAtom, { apply: reload });
    isControlled = true;
  });
}

async function registerWorker(store: ReturnType<typeof createStore>, { recordFailure }: Diagnostics): Promise<void> {
  let registration: ServiceWorkerRegistration;
  try {
    registration = await navigator.serviceWorker.register(SERVICE_WORKER_URL);
  } catch {
    // No network at the first start, or storage is full: the app works without the worker.
    return recordFailure('register-worker');
  }
  const offerUpdate = (worker: ServiceWorker | null) => {
    if (worker === null || navigator.serviceWorker.controller === null) return;
    store.set(updateReadyAtom, { apply: () => takeOver(worker) });
  };
  const awaitInstalled = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offerUpdate(worker);
    });
  };
  offerUpdate(registration.waiting);
  awaitInstalled(registration.installing);
  registration.addEventListener('updatefound', () => awaitInstalled(registration.installing));

  const check = () => {
    // The next check follows.
    if (navigator.onLine) registration.update().catch(() => recordFailure('check-for-update'));
  };
  check();
  setInterval(check, CHECK_INTERVAL);
  watchPageState((change) => {
    if (change === 'visible') check();
  });
}

function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage({ type: 'SKIP_WAITING' });
  setTimeout(reload, TAKEOVER_TIMEOUT_MS);
}

function reload(): void {
  window.location.reload();
}
