import { createStore, del, get, set, update } from 'idb-keyval';

const KEY = 'session';

/** One value kept in IndexedDB, where pages and the service worker both see it. */
export function createSessionStore() {
  const store = createStore('keiko-auth', 'session');
  return {
    read: (): Promise<unknown> => get(KEY, store),
    write: (session: unknown): Promise<void> => (session === null ? del(KEY, store) : set(KEY, session, store)),
    /** Compare-and-swap in one transaction: writes `next` only if the stored value equals `held`. */
    replace: (held: unknown, next: unknown): Promise<void> =>
      update(KEY, (kept: unknown) => (isSame(kept, held) ? next : kept), store),
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return a !== undefined && JSON.stringify(a) === JSON.stringify(b);
}
