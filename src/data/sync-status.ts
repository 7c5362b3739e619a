import { useSyncExternalStore } from 'react';
import type { SyncStatus } from '../../sync/replication/status.ts';
import { useMember } from './member-context.tsx';

export function useSyncStatus(): SyncStatus {
  const { hub } = useMember();
  return useSyncExternalStore(hub.subscribe, hub.status);
}

/** True when the server accepts the member's session no more, so that only a login lets the sync go on. */
export function useNeedsLogin(): boolean {
  const { hub } = useMember();
  return useSyncExternalStore(hub.subscribe, () => hub.schedule().stopped === 'signed-out');
}

/** True when the server serves only newer versions of the app. */
export function useNeedsUpdate(): boolean {
  const { hub } = useMember();
  return useSyncExternalStore(hub.subscribe, () => hub.schedule().stopped === 'update-required');
}

/** True until the first exchange of a new device has been tried: numbers may still be missing. */
export function useFirstSyncRunning(): boolean {
  const { hub } = useMember();
  return useSyncExternalStore(hub.subscribe, () => {
    const { online, failures, stopped } = hub.schedule();
    return hub.status().kind === 'syncing' && !hub.everSynced() && online && failures === 0 && stopped === null;
  });
}

/** True once this device's data has been in step with the server. */
export function useEverSynced(): boolean {
  const { hub } = useMember();
  return useSyncExternalStore(hub.subscribe, hub.everSynced);
}
