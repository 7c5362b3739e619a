import type { Dexie } from 'dexie';
import { isStorageFull } from './storage-full.ts';

/**
 * Runs calls on a database; one that the browser has cut off by dropping the connection once more, on a new one. A transaction
 * that was cut off has stored nothing. A call rejects when the database cannot be opened again, or must not be: `isClosed`, or
 * deleted by another tab, when it would come back empty.
 */
export function createReconnection(dexieDb: Dexie, isClosed: () => boolean) {
  let isDeleted = false;
  dexieDb.on('versionchange', ({ newVersion }) => {
    isDeleted ||= newVersion === null;
  });

  return async function run<T>(call: () => Promise<T>): Promise<T> {
    const connection = dexieDb.backendDB();
    try {
      return await call();
    } catch (cause) {
      if (isClosed() || isDeleted || !isConnectionLoss(cause)) throw cause;
      // Unless another call has replaced it meanwhile.
      if (dexieDb.backendDB() === connection) dexieDb.close({ disableAutoOpen: false });
      await dexieDb.open();
      return call();
    }
  };
}

/** The errors by which browsers report a lost connection and what it cut off, and Dexie's while it opens again. */
const LOSSES = new Set(['AbortError', 'DatabaseClosedError', 'InvalidStateError', 'OpenFailedError', 'UnknownError']);

function isConnectionLoss(failure: unknown): boolean {
  if (!(failure instanceof Error) || isStorageFull(failure)) return false;
  if (LOSSES.has(failure.name)) return true;
  // Dexie's error for several rows holds one for each.
  return 'failures' in failure && Array.isArray(failure.failures) && failure.failures.some(isConnectionLoss);
}
