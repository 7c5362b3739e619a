/**
 * True for a write that failed because the device has no space left. IndexedDB gives that as the reason for which it undid
 * a transaction; Dexie keeps the reason inside its own error, or one for each row of a batch.
 */
export function isStorageFull(failure: unknown): boolean {
  if (typeof failure !== 'object' || failure === null) return false;
  if ('name' in failure && failure.name === 'QuotaExceededError') return true;
  if ('failures' in failure && Array.isArray(failure.failures) && failure.failures.some(isStorageFull)) return true;
  return 'inner' in failure && isStorageFull(failure.inner);
}
