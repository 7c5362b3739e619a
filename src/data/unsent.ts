import { useMemo } from 'react';
import { SYNC_STATE_ID } from '../../sync/collections/sync-state.ts';
import { discardRow, retryRow } from '../../sync/replication/local-write.ts';
import { combineUnsent, type UnsentRow } from '../../sync/replication/unsent-rows.ts';
import type { Member } from './member.ts';
import { useMember } from './member-context.tsx';
import { useLive } from './use-live.ts';

/** Pending and rejected rows; undefined while loading. */
export function useUnsentRows(): readonly UnsentRow[] | undefined {
  const { database } = useMember();
  return useLive(useMemo(() => combineUnsent(database), [database]));
}

/** The instant of the last complete sync; null before the first, undefined while loading. */
export function useSyncedAt(): string | null | undefined {
  const { database } = useMember();
  const state = useLive(useMemo(() => database.collections.sync_state.findOne(SYNC_STATE_ID).$, [database]));
  return state === undefined ? undefined : (state?.toMutableJSON().state.synced_at ?? null);
}

export async function retryUnsent(member: Member, { c, id }: UnsentRow): Promise<void> {
  await retryRow(member.store, member.newId, { c, id });
  member.hub.tell('poke');
}

export async function discardUnsent(member: Member, { c, id }: UnsentRow): Promise<void> {
  await discardRow(member.store, member.newId, { c, id });
}
