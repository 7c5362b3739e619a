import { stores } from '../storage-keys.ts';

/** The cache of the service worker that has the files of the build. */
const PRECACHE = /^workbox-precache/;

/** In the list's cache: the number of files that the worker is about to store. */
const SIZE_URL = '/keiko-build-size.json';

/** The build's files in this browser. `total` is null until the worker knows it. */
export interface StoredBuild {
  readonly stored: number;
  readonly total: number | null;
}

/** Stores the number of files of the build, while the worker stores them. */
export async function writeBuildSize(total: number): Promise<void> {
  const lists = await caches.open(stores.buildList);
  await lists.put(SIZE_URL, new Response(JSON.stringify(total)));
}

/** Counts the stored files while the first build is being stored. Rejects where the browser stores nothing. */
export async function readStoredBuild(): Promise<StoredBuild> {
  const size: unknown = await (await caches.match(SIZE_URL, { cacheName: stores.buildList }))?.json();
  const precache = (await caches.keys()).find((name) => PRECACHE.test(name));
  const files = precache === undefined ? [] : await (await caches.open(precache)).keys();
  return { stored: files.length, total: typeof size === 'number' ? size : null };
}

/** Deletes every cache except those of the build, which hold nothing of a member. */
export async function deleteOtherCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const others = (await caches.keys()).filter((name) => name !== stores.buildList && !PRECACHE.test(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
