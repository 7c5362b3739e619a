import { useEffect, useState } from 'react';
import { readStoredBuild, type StoredBuild } from '../../lib/browser/build-caches.ts';
import { SERVICE_WORKER_URL } from '../../lib/browser/trusted-types.ts';

const INTERVAL_MS = 1000;

/** Whether this browser can open the app without a network. */
export type OfflineUse =
  | { readonly status: 'ready' | 'unsupported' }
  /** The build is being stored, or storing it has failed. */
  | ({ readonly status: 'storing' | 'stopped' } & StoredBuild);

/** Follows the download of the app; null until it is known. */
export function useOfflineUse(): OfflineUse | null {
  const [use, setUse] = useState<OfflineUse | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMounted = true;
    async function look() {
      const nextUse = await readOfflineUse();
      if (!isMounted) return;
      setUse(nextUse);
      if (nextUse.status === 'storing' || nextUse.status === 'stopped') timer = setTimeout(look, INTERVAL_MS);
    }
    void look();
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, []);
  return use;
}

/** Continues a download that has stopped. Rejects without a network. */
export async function resumeDownload(): Promise<void> {
  await navigator.serviceWorker.register(SERVICE_WORKER_URL);
}

async function readOfflineUse(): Promise<OfflineUse> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.active) return { status: 'ready' };
    const isStoring = Boolean(registration?.installing ?? registration?.waiting);
    return { status: isStoring ? 'storing' : 'stopped', ...(await readStoredBuild()) };
  } catch {
    // No service workers, or no cache storage: some private windows, and browsers inside other apps.
    return { status: 'unsupported' };
  }
}
