import { useMemo } from 'react';
import { SYNC_STATE_ID } from '../../sync/collections/sync-state.ts';
import type { SyncNote } from '../../sync/replication/sync-state.ts';
import type { Member } from './member.ts';
import { useMember } from './member-context.tsx';
import { useLive } from './use-live.ts';

/** Kata whose pending changes were lost because another device deleted them; empty while loading. */
export function useLostKata(): readonly SyncNote[] {
  const { database } = useMember();
  const state = useLive(useMemo(() => database.collections.sync_state.findOne(SYNC_STATE_ID).$, [database]));
  return useMemo(() => state?.toMutableJSON().state.notes.filter(({ c }) => c === 'kata_forms') ?? [], [state]);
}

/** Removes a notice that the member has read. */
export async function forgetNote({ store }: Member, read: SyncNote): Promise<void> {
  await store.changeState((state) => ({ ...state, notes: state.notes.filter(({ id }) => id !== read.id) }));
}
