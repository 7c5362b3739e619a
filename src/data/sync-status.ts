import { useSyncExternalStore } from 'react';
import type { SyncStatus } from '../../sync/replication/status.ts';
import { useMember } from './member-context.tsx';

export function useSyncStatus(): SyncStatus {
  const { hub } = useMember();
  return useSyncExternalStore(hub.subscribe, hub.status);
}

/** True when the server no longer accepts the session. The sync stops until the next login. */
export function useNeedsLogin(): boolean {
  const { hub } = useMember();
  return useSyncExternalStore(hub.subscribe, () => hub.schedule().stopped === 'signed-out');
}

/** True when the server requires a newer version of the app. */
export function useNeedsUpdate(): boolean {
  const { hub } = useMember();
  return useSyncExternalStore(hub.subscribe, () => hub.schedule().stopped === 'update-required');
}

/** True while the first sync of a new device is running: data may still be missing. */
export function useFirstSyncRunning(): boolean {
  const { hub } = useMember();
  return useSyncExternalStore(hub.subscribe, () => {
    const { online, failures, stopped } = hub.schedule();
    return hub.status().kind === 'syncing' && !hub.everSynced() && online && failures === 0 && stopped === null;
  });
}

/** True once this device has completed a sync. */
export function useEverSynced(): boolean {
  const { hub } = useMember();
  return useSyncExternalStore(hub.subscribe, hub.everSynced);
}
