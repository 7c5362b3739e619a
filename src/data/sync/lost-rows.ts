import { useMemo } from 'react';
import type { SyncedCollection } from '../../../sync/collections/synced-collections.ts';
import type { SyncNotice } from '../../../sync/engine/sync-state.ts';
import { liveSyncState } from '../../../sync/storage/live-rows.ts';
import { useMember } from '../member/member-context.tsx';
import type { MemberData } from '../member/member-data.ts';
import { useLive } from '../member/use-live.ts';

/** Rows whose pending changes were lost because another device deleted them; empty while loading. */
export function useLostRows(collection: SyncedCollection): readonly SyncNotice[] {
  const { database } = useMember();
  const state = useLive(useMemo(() => liveSyncState(database), [database]));
  return useMemo(() => state?.notices.filter((notice) => notice.collection === collection) ?? [], [state, collection]);
}

/** Removes a notice that the member has answered. */
export async function dismissNotice({ store }: MemberData, read: SyncNotice): Promise<void> {
  await store.transact({}, (transaction) => {
    const state = transaction.state();
    transaction.setState({ ...state, notices: state.notices.filter(({ id }) => id !== read.id) });
  });
}
