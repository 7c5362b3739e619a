import { stores } from '../storage-keys.ts';

/** The cache of the service worker that has the files of the build. */
const PRECACHE = /^workbox-precache/;

/** Deletes every cache except those of the build, which hold nothing of a member. */
export async function deleteOtherCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const others = (await caches.keys()).filter((name) => name !== stores.buildList && !PRECACHE.test(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
