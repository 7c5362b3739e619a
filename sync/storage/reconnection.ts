import type { Dexie } from 'dexie';
import { isStorageFull } from './storage-full.ts';

/** Databases that another tab deletes, at a logout. */
const deleted = new WeakSet<Dexie>();

/** Follows the deletion of a database by another tab. Call before it opens. */
export function watchDeletion(dexieDb: Dexie): void {
  dexieDb.on('versionchange', ({ newVersion }) => {
    if (newVersion === null) deleted.add(dexieDb);
  });
}

/**
 * Runs `work`; if the browser has dropped the connection, once more on a new one. A transaction that was cut off has stored
 * nothing. Rejects when the database cannot be opened again, or must not be: `isClosed`, or deleted by another tab, when it
 * would come back empty.
 */
export async function withReconnection<T>(dexieDb: Dexie, isClosed: () => boolean, work: () => Promise<T>): Promise<T> {
  const mayOpen = () => !isClosed() && !deleted.has(dexieDb);
  // RxDB switches off Dexie's own reopening.
  if (!dexieDb.isOpen() && mayOpen()) await dexieDb.open();
  const connection = dexieDb.backendDB();
  try {
    return await work();
  } catch (cause) {
    if (!mayOpen() || !isConnectionLoss(cause)) throw cause;
    // Unless another call has replaced it meanwhile.
    if (dexieDb.backendDB() === connection) dexieDb.close({ disableAutoOpen: false });
    await dexieDb.open();
    return work();
  }
}

/** The errors by which browsers report a lost connection and what it cut off, and Dexie's while it opens again. */
const LOSSES = new Set(['AbortError', 'DatabaseClosedError', 'InvalidStateError', 'OpenFailedError', 'UnknownError']);

function isConnectionLoss(failure: unknown): boolean {
  if (!(failure instanceof Error) || isStorageFull(failure)) return false;
  if (LOSSES.has(failure.name)) return true;
  // Dexie's error for several rows holds one for each.
  return 'failures' in failure && Array.isArray(failure.failures) && failure.failures.some(isConnectionLoss);
}
