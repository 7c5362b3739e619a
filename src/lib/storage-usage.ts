/** How the browser treats what the app keeps on this device; null where it does not tell. */
export interface StorageRoom {
  readonly usedBytes: number | null;
  /** True when the browser has promised not to throw the data away by itself. */
  readonly isPersisted: boolean | null;
}

export async function readStorageRoom(): Promise<StorageRoom> {
  const storage: Partial<StorageManager> = navigator.storage ?? {};
  const [estimate, persisted] = await Promise.all([storage.estimate?.(), storage.persisted?.()]);
  return { usedBytes: estimate?.usage ?? null, isPersisted: persisted ?? null };
}

/** Asks the browser for that promise; it decides by itself. */
export async function requestPersistence(): Promise<void> {
  await navigator.storage?.persist?.();
}
