/** The caches of the service worker: the files of the build, and their list. */
export const BUILD_LIST_CACHE = 'keiko-build';
const PRECACHE = /^workbox-precache/;

/** Deletes every cache except those of the build, which hold nothing of a member. */
export async function deleteOtherCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const others = (await caches.keys()).filter((name) => name !== BUILD_LIST_CACHE && !PRECACHE.test(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
