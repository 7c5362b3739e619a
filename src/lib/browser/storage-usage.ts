/** The browser's storage usage and persistence; null where it does not report them. */
export interface StorageUsage {
  readonly usedBytes: number | null;
  /** True if the browser does not evict the data by itself. */
  readonly isPersisted: boolean | null;
}

export async function readStorageUsage(): Promise<StorageUsage> {
  const storage: Partial<StorageManager> = navigator.storage ?? {};
  const [estimate, persisted] = await Promise.all([storage.estimate?.(), storage.persisted?.()]);
  return { usedBytes: estimate?.usage ?? null, isPersisted: persisted ?? null };
}

/** Asks the browser not to evict the data; it may decline. */
export async function requestPersistence(): Promise<void> {
  await navigator.storage?.persist?.();
}
