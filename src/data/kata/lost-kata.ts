import { useMemo } from 'react';
import { parseDocument } from '../../../sync/collections/synced-collections.ts';
import type { SyncNotice } from '../../../sync/engine/sync-state.ts';
import { liveSyncState } from '../../../sync/storage/live-rows.ts';
import type { Member } from '../member/member.ts';
import { useMember } from '../member/member-context.tsx';
import { useLive } from '../member/use-live.ts';

/** Kata whose pending changes were lost because another device deleted them; empty while loading. */
export function useLostKata(): readonly SyncNotice[] {
  const { database } = useMember();
  const state = useLive(useMemo(() => liveSyncState(database), [database]));
  return useMemo(() => state?.notices.filter(({ collection }) => collection === 'kata_forms') ?? [], [state]);
}

/** Registers a lost kata once more, under a new id: the deletion of the old one is final. */
export async function registerLostKata(member: Member, lost: SyncNotice): Promise<void> {
  const { zou, ishiki, name, category, is_copied, original_id, review } = parseDocument('kata_forms', lost.body);
  const kata = { zou, ishiki, name, category, is_copied, original_id, review, copy_count: 0 };
  await member.write('kata_forms', member.newId(), () => kata);
  await dismissNotice(member, lost);
}

/** Removes a notice that the member has answered. */
export async function dismissNotice({ store }: Member, read: SyncNotice): Promise<void> {
  await store.transact({}, (transaction) => {
    const state = transaction.state();
    transaction.setState({ ...state, notices: state.notices.filter(({ id }) => id !== read.id) });
  });
}
