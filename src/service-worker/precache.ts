import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { stores } from '../lib/storage-keys.ts';

declare const self: ServiceWorkerGlobalScope;

type Entries = Parameters<PrecacheController['addToCacheList']>[0];

/** An install event with the Static Routing API, which TypeScript does not know yet. */
interface RoutedInstallEvent extends ExtendableEvent {
  readonly addRoutes?: (rule: {
    readonly condition: { readonly urlPattern: { readonly pathname: string } };
    readonly source: { readonly cacheName: string };
  }) => Promise<void>;
}

/** Stores the file list of the current build, for the next activation. */
const LIST_URL = '/keiko-build.json';

/** The bundler's folder for files with hashed names. */
const HASHED = '/assets/';

/** Precaches the whole build, and keeps the one before, which an old tab requests and the server no longer has. */
export function precacheBuild(entries: Entries): PrecacheController {
  const controller = new PrecacheController();
  controller.addToCacheList(entries);
  self.addEventListener('install', (event: RoutedInstallEvent) => {
    // Browsers with the Static Routing API read the build from the cache without starting the worker.
    const source = { cacheName: controller.strategy.cacheName };
    const route = { condition: { urlPattern: { pathname: `${HASHED}*` } }, source };
    // A browser that refuses the route asks the worker, as browsers without the API do.
    event.addRoutes?.(route).catch(() => undefined);
    void controller.install(event);
  });
  self.addEventListener('activate', (event) => {
    // Claims the page of the first visit, so that it is served from the cache after a deploy.
    event.waitUntil(dropOlderBuilds(controller).then(() => self.clients.claim()));
  });
  registerRoute(new PrecacheRoute(controller));
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(HASHED),
    async ({ request }) => (await caches.match(request)) ?? fetch(request),
  );
  return controller;
}

async function dropOlderBuilds(controller: PrecacheController): Promise<void> {
  const current = [...controller.getURLsToCacheKeys().values()];
  const previous = await readPreviousList();
  const cache = await caches.open(controller.strategy.cacheName);
  const listedUrls = new Set([...current, ...previous]);
  for (const request of await cache.keys()) {
    if (!listedUrls.has(request.url)) await cache.delete(request);
  }
  const lists = await caches.open(stores.buildList);
  await lists.put(LIST_URL, new Response(JSON.stringify(current)));
}

async function readPreviousList(): Promise<readonly unknown[]> {
  const stored = await caches.match(LIST_URL, { cacheName: stores.buildList });
  const list: unknown = await stored?.json();
  return Array.isArray(list) ? list : [];
}
