import { createStore, del, get, set, type UseStore, update } from 'idb-keyval';
import { stores } from '../storage-keys.ts';
import { withTimeout } from '../with-timeout.ts';

const KEY = 'session';

/** Time for one access, in milliseconds: on a lost connection a browser may never answer. */
const ACCESS_TIMEOUT_MS = 5000;

/** One value in IndexedDB for pages and worker; an access that fails or hangs is repeated once, then rejects. */
export function createSessionStore() {
  let store = openStore();

  async function access<T>(work: (opened: UseStore) => Promise<T>): Promise<T> {
    const used = store;
    try {
      return await inTime(work(used));
    } catch {
      if (store === used) store = openStore();
      return inTime(work(store));
    }
  }

  return {
    read: (): Promise<unknown> => access((opened) => get(KEY, opened)),
    write: (session: unknown): Promise<void> =>
      access((opened) => (session === null ? del(KEY, opened) : set(KEY, session, opened))),
    /** Compare-and-swap in one transaction: writes `next` only if the stored value equals `expected`. */
    replace: (expected: unknown, next: unknown): Promise<void> =>
      access((opened) => update(KEY, (stored: unknown) => (isSame(stored, expected) ? next : stored), opened)),
  };
}

function openStore(): UseStore {
  return createStore(stores.session, 'session');
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return withTimeout(work, ACCESS_TIMEOUT_MS, () => Promise.reject(new Error('Cannot reach the session in time')));
}

function isSame(a: unknown, b: unknown): boolean {
  return a !== undefined && JSON.stringify(a) === JSON.stringify(b);
}
