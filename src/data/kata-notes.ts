import { useMemo } from 'react';
import { SYNC_STATE_ID } from '../../sync/collections/sync-state.ts';
import type { SyncNote } from '../../sync/replication/sync-state.ts';
import type { Member } from './member.ts';
import { useMember } from './member-context.tsx';
import { useLive } from './use-live.ts';

/** Kata whose unsent changes were lost because another device deleted them; none while this loads. */
export function useLostKata(): readonly SyncNote[] {
  const { database } = useMember();
  const state = useLive(useMemo(() => database.collections.sync_state.findOne(SYNC_STATE_ID).$, [database]));
  return useMemo(() => state?.toMutableJSON().state.notes.filter(({ c }) => c === 'kata_forms') ?? [], [state]);
}

/** The member has read it. */
export async function forgetNote({ store }: Member, read: SyncNote): Promise<void> {
  await store.changeState((state) => ({ ...state, notes: state.notes.filter(({ id }) => id !== read.id) }));
}
