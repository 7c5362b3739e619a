import { useSyncExternalStore } from 'react';
import type { SyncStatus } from '../../../sync/engine/status.ts';
import { useMember } from '../member/member-context.tsx';

export type { SyncStatus };

export function useSyncStatus(): SyncStatus {
  const { scheduler } = useMember();
  return useSyncExternalStore(scheduler.subscribe, scheduler.status);
}

/** True when the server no longer accepts the session. The sync stops until the next login. */
export function useNeedsLogin(): boolean {
  const { scheduler } = useMember();
  return useSyncExternalStore(scheduler.subscribe, () => scheduler.schedule().haltedBy === 'signed-out');
}

/** True when the server requires a newer version of the app. */
export function useNeedsUpdate(): boolean {
  const { scheduler } = useMember();
  return useSyncExternalStore(scheduler.subscribe, () => scheduler.schedule().haltedBy === 'update-required');
}

/** True while the first sync of a new device is running: data may still be missing. */
export function useFirstSyncRunning(): boolean {
  const { scheduler } = useMember();
  return useSyncExternalStore(scheduler.subscribe, () => {
    const { online, failures, haltedBy } = scheduler.schedule();
    return (
      scheduler.status().kind === 'syncing' && !scheduler.everSynced() && online && failures === 0 && haltedBy === null
    );
  });
}

/** True once this device has completed a sync. */
export function useEverSynced(): boolean {
  const { scheduler } = useMember();
  return useSyncExternalStore(scheduler.subscribe, scheduler.everSynced);
}
