import { useMemo } from 'react';
import type { SyncNotice } from '../../../sync/engine/sync-state.ts';
import { pick } from '../../../sync/model/json.ts';
import { parseDocument, type SyncedCollection, syncedCollections } from '../../../sync/model/synced-collections.ts';
import type { MemberData } from '../member/member-data.ts';
import { useLive } from '../member/use-live.ts';
import { syncState } from './sync-status.ts';

/** Rows whose pending changes were lost because another device deleted them. */
export function useLostRows(collection: SyncedCollection): readonly SyncNotice[] {
  const deleted = useNotices('deleted-elsewhere');
  return useMemo(() => deleted.filter((notice) => notice.collection === collection), [deleted, collection]);
}

/** Rows of a kind that wait for the member's decision. */
export function useNotices(kind: SyncNotice['kind']): readonly SyncNotice[] {
  const notices = useLive(syncState)?.notices;
  return useMemo(() => notices?.filter((notice) => notice.kind === kind) ?? [], [notices, kind]);
}

/** Stores a lost row once more, under a new id: the deletion of the old one is final. */
export async function restoreLostRow(
  member: MemberData,
  collection: 'kata_forms' | 'notes',
  lost: SyncNotice,
): Promise<void> {
  const row = pick(parseDocument(collection, lost.body), syncedCollections[collection].fields);
  await member.write({ key: { collection, id: member.newId() }, change: () => row });
  await dismissNotice(member, lost);
}

export async function dismissNotice({ store }: MemberData, read: SyncNotice): Promise<void> {
  await store.transact({}, (transaction) => {
    const state = transaction.state();
    const isRead = ({ kind, collection, id }: SyncNotice) =>
      kind === read.kind && collection === read.collection && id === read.id;
    transaction.setState({ ...state, notices: state.notices.filter((notice) => !isRead(notice)) });
  });
}
