import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

type Entries = Parameters<PrecacheController['addToCacheList']>[0];

/** Names the files of the build that was in use last. */
const LIST_CACHE = 'keiko-build';
const LIST_URL = '/keiko-build.json';

/** Where the bundler puts the files whose names change with their content. */
const HASHED = '/assets/';

/**
 * Precaches a build, whole, and answers from it. The files of the build before it stay: a tab that was open when
 * another one changed over still asks for them, and the server has them no more.
 */
export function precacheBuild(entries: Entries): PrecacheController {
  const controller = new PrecacheController();
  controller.addToCacheList(entries);
  self.addEventListener('install', (event) => void controller.install(event));
  self.addEventListener('activate', (event) => {
    // Claimed at once: the page of the first visit is served from here too, and outlives a deploy.
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
  const before = await readList();
  const cache = await caches.open(controller.strategy.cacheName);
  const kept = new Set([...current, ...before]);
  for (const request of await cache.keys()) {
    if (!kept.has(request.url)) await cache.delete(request);
  }
  const lists = await caches.open(LIST_CACHE);
  await lists.put(LIST_URL, Response.json(current));
}

async function readList(): Promise<readonly unknown[]> {
  const held = await caches.match(LIST_URL, { cacheName: LIST_CACHE });
  const list: unknown = await held?.json();
  return Array.isArray(list) ? list : [];
}
