import type { RowKey } from '../../../sync/engine/ports.ts';
import { type ChangedRow, isKeptHere } from '../../../sync/engine/row.ts';
import { livePendingRows, liveSyncState } from '../../../sync/storage/live-rows.ts';
import type { Member } from '../member/member.ts';
import { useLive } from '../member/use-live.ts';

/** A row with a write that the server has not acknowledged. */
export type PendingRow = ChangedRow;

/** The rows by what the member has to do about them. */
export function sortRows(rows: readonly PendingRow[]) {
  const of = (status: string) => rows.filter((row) => row.delivery.status === status && !isKeptHere(row));
  return { pending: of('pending'), rejected: of('rejected'), kept: rows.filter(isKeptHere) };
}

/** Rejected and pending rows; undefined while loading. */
export function usePendingRows(): readonly PendingRow[] | undefined {
  return useLive(livePendingRows);
}

/** The instant of the last complete sync; null before the first, undefined while loading. */
export function useSyncedAt(): string | null | undefined {
  const state = useLive(liveSyncState);
  return state === undefined ? undefined : (state?.synced_at ?? null);
}

/** Sends rejected rows once more, and rows that were kept on this device. */
export async function retryRows(member: Member, rows: readonly RowKey[]): Promise<void> {
  await member.write(rows.map(({ collection, id }) => ({ key: { collection, id }, change: () => 'retry' })));
  member.scheduler.dispatch('sync-now');
}

export async function discardRows(member: Member, rows: readonly RowKey[]): Promise<void> {
  await member.write(rows.map(({ collection, id }) => ({ key: { collection, id }, change: () => 'discard' })));
}
