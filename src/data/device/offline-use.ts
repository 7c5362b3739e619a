import { useEffect, useState } from 'react';
import { SERVICE_WORKER_URL } from '../../lib/browser/trusted-types.ts';

const INTERVAL_MS = 1000;

/** Whether this browser can open the app without a network; `stopped`: storing the build has failed. */
export type OfflineUse = 'ready' | 'unsupported' | 'storing' | 'stopped';

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
      if (nextUse === 'storing' || nextUse === 'stopped') timer = setTimeout(look, INTERVAL_MS);
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
    if (registration?.active) return 'ready';
    return registration?.installing || registration?.waiting ? 'storing' : 'stopped';
  } catch {
    // No service workers: some private windows, and browsers inside other apps.
    return 'unsupported';
  }
}
