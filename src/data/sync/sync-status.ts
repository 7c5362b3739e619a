import { useSyncExternalStore } from 'react';
import { catchError, distinctUntilChanged, map, of, startWith } from 'rxjs';
import type { SyncStatus } from '../../../sync/engine/schedule.ts';
import type { SyncScheduler } from '../../../sync/engine/sync-scheduler.ts';
import type { FullPull, SyncState } from '../../../sync/engine/sync-state.ts';
import { liveSyncState } from '../../../sync/storage/live-rows.ts';
import { useMember } from '../member/member-context.tsx';
import { sharePerDatabase, useLive } from '../member/use-live.ts';

export type { FullPull, SyncStatus };

const PULLING: SyncStatus = { kind: 'syncing' };

export function useSyncStatus(): SyncStatus {
  const status = useScheduler((scheduler) => scheduler.status());
  const isPulling = useFullPull() !== null;
  return status.kind === 'synced' && isPulling ? PULLING : status;
}

/** How many of the member's rows have arrived; null unless all of them are being pulled and more pages follow. */
export function useFullPull(): FullPull | null {
  return useLive(fullPull);
}

/** When the server last compared its rows with this device's, and how many were the same; null before the first time. */
export function useComparison(): SyncState['comparison'] {
  return useLive(syncState)?.comparison ?? null;
}

export const syncState = sharePerDatabase(liveSyncState);

/** Null also while the storage does not answer: no screen may fail for a count. */
export const fullPull = sharePerDatabase((database) =>
  syncState(database).values.pipe(
    map((state) => state?.fullPull ?? null),
    catchError(() => of(null)),
    startWith(null),
    distinctUntilChanged((a, b) => a?.pulled === b?.pulled && a?.total === b?.total),
  ),
);

/** What `read` gives of the scheduler, live. */
function useScheduler<T>(read: (scheduler: SyncScheduler) => T): T {
  const { scheduler } = useMember();
  return useSyncExternalStore(scheduler.subscribe, () => read(scheduler));
}

/** True when the server no longer accepts the session. The sync stops until the next login. */
export function useNeedsLogin(): boolean {
  return useScheduler(({ schedule }) => schedule().haltedBy === 'signed-out');
}

/** True while the first sync of a new device is running: data may still be missing. */
export function useFirstSyncRunning(): boolean {
  return useScheduler(({ schedule, status, everSynced }) => {
    const { online, failures, haltedBy } = schedule();
    return status().kind === 'syncing' && !everSynced() && online && failures === 0 && haltedBy === null;
  });
}

/** True on a new device until it has what home needs: the profile, the days, the programmes and the settings. */
export function useHomeArriving(): boolean {
  const isFirstSync = useFirstSyncRunning();
  return useFullPull() === null && isFirstSync;
}

/** True once this device has completed a sync, and at once without an account: what is elsewhere is known. */
export function useEverSynced(): boolean {
  const { isGuest } = useMember();
  return useScheduler(({ everSynced }) => everSynced()) || isGuest;
}
