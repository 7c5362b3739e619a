import type { Member } from '../data/member/member.ts';
import { watchPageState } from '../lib/browser/page-state.ts';
import { tabKeys } from '../lib/storage-keys.ts';
import { withTimeout } from '../lib/with-timeout.ts';

/** Time for a small read, in milliseconds: a lost connection may never answer. */
const PROBE_TIMEOUT_MS = 5000;

/** Failed syncs after which the storage counts as lost. */
const FAILED_SYNCS = 2;

/** Whether the member's database answers a small read in time. */
export function isStorageAlive({ store }: Member): Promise<boolean> {
  const probe = store.state().then(() => true);
  return withTimeout(probe, PROBE_TIMEOUT_MS, () => false).catch(() => false);
}

/** Calls `onLoss` once the browser has dropped the database for good: seen after failed syncs and at each return. */
export function watchStorage(member: Member, onLoss: (member: Member) => void): () => void {
  let isEnded = false;
  const check = async () => {
    if (!(await isStorageAlive(member)) && !isEnded) onLoss(member);
  };
  const ends = [
    member.scheduler.subscribe(() => {
      const { lastError, failures, running } = member.scheduler.schedule();
      if (lastError === 'storage' && failures >= FAILED_SYNCS && !running) void check();
    }),
    watchPageState((change) => {
      if (change === 'visible') void check();
    }),
  ];
  return () => {
    isEnded = true;
    for (const end of ends) end();
  };
}

/** A reload that has not helped is not repeated within this time, in milliseconds. */
const MIN_INTERVAL_MS = 10 * 60_000;

/** Reloads the page, which gives up its connections to the storage; false if it has lately done so or cannot know. */
export function reloadForStorage(): boolean {
  try {
    const since = Date.now() - Number(sessionStorage.getItem(tabKeys.storageReload) ?? 0);
    if (since >= 0 && since < MIN_INTERVAL_MS) return false;
    sessionStorage.setItem(tabKeys.storageReload, String(Date.now()));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
