import { useEffect, useEffectEvent } from 'react';
import { distinctUntilChanged, filter, map } from 'rxjs';
import { liveSyncState } from '../../sync/storage/live-rows.ts';
import { useMember } from '../data/member/member-context.tsx';
import { useNeedsLogin } from '../data/sync/sync-status.ts';
import { memberKeys } from '../lib/storage-keys.ts';
import { useServices } from './services.tsx';

/**
 * Clears the device when the session has ended of a member who has asked the server to delete the account: its answer may have
 * been lost, or the app closed before it arrived. Sessions end for other reasons, too, so pending rows go only after `confirm`.
 * A later sync shows that the account still exists, and forgets the request. Call once, in the shell.
 */
export function useUnfinishedDeletion(confirm: (pending: number) => Promise<boolean>, onCleared: () => void): void {
  const { id, database, syncedAt, countRowsHere } = useMember();
  const { clearDevice } = useServices();
  const needsLogin = useNeedsLogin();
  const clear = useEffectEvent(async () => {
    if (localStorage.getItem(memberKeys.deletion) !== id) return;
    const { pending, kept } = await countRowsHere();
    if (pending + kept > 0 && !(await confirm(pending + kept))) return localStorage.removeItem(memberKeys.deletion);
    onCleared();
    return void clearDevice();
  });
  useEffect(() => {
    // Without the storage the next start asks again.
    if (needsLogin) clear().catch(() => undefined);
  }, [needsLogin]);

  useEffect(() => {
    const synced = liveSyncState(database).pipe(
      map((state) => state?.synced_at),
      distinctUntilChanged(),
      filter((at) => at !== undefined && at !== syncedAt),
    );
    const subscription = synced.subscribe({
      next: () => localStorage.removeItem(memberKeys.deletion),
      // Without the storage the next start asks again.
      error: () => undefined,
    });
    return () => subscription.unsubscribe();
  }, [database, syncedAt]);
}
