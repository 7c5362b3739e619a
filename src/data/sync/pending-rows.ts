import type { ChangedRow } from '../../../sync/engine/row.ts';
import { livePendingRows, liveSyncState } from '../../../sync/storage/live-rows.ts';
import type { Member } from '../member/member.ts';
import { useLive } from '../member/use-live.ts';

/** A row with a write that the server has not acknowledged. */
export type PendingRow = ChangedRow;

/** Rejected and pending rows; undefined while loading. */
export function usePendingRows(): readonly PendingRow[] | undefined {
  return useLive(livePendingRows);
}

/** The instant of the last complete sync; null before the first, undefined while loading. */
export function useSyncedAt(): string | null | undefined {
  const state = useLive(liveSyncState);
  return state === undefined ? undefined : (state?.synced_at ?? null);
}

export async function retryRejectedRows(member: Member, rows: readonly PendingRow[]): Promise<void> {
  await member.write(rows.map(({ collection, id }) => ({ key: { collection, id }, change: () => 'retry' })));
  member.scheduler.dispatch('sync-now');
}

export async function discardRejectedRows(member: Member, rows: readonly PendingRow[]): Promise<void> {
  await member.write(rows.map(({ collection, id }) => ({ key: { collection, id }, change: () => 'discard' })));
}
