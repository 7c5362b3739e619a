import type { RowKey } from '../../../sync/engine/ports.ts';
import { type ChangedRow, isKeptHere } from '../../../sync/engine/row.ts';
import { livePendingRows } from '../../../sync/storage/live-rows.ts';
import type { Member } from '../member/member.ts';
import { sharePerDatabase, useLive } from '../member/use-live.ts';
import { syncState } from './sync-status.ts';

/** A row with a write that the server has not acknowledged. */
export type PendingRow = ChangedRow;

/** The rows by what the member has to do about them. */
export function sortRows(rows: readonly PendingRow[]) {
  const of = (status: string) => rows.filter((row) => row.delivery.status === status && !isKeptHere(row));
  return { pending: of('pending'), rejected: of('rejected'), kept: rows.filter(isKeptHere) };
}

export function usePendingRows(): readonly PendingRow[] {
  return useLive(pendingRows);
}

const pendingRows = sharePerDatabase(livePendingRows);

/** The instant of the last complete sync; null before the first. */
export function useSyncedAt(): string | null {
  return useLive(syncState)?.synced_at ?? null;
}

/** Sends rejected rows once more, and rows that were kept on this device. */
export async function retryRows(member: Member, rows: readonly RowKey[]): Promise<void> {
  await member.write(rows.map(({ collection, id }) => ({ key: { collection, id }, change: () => 'retry' })));
  member.scheduler.dispatch('sync-now');
}

export async function discardRows(member: Member, rows: readonly RowKey[]): Promise<void> {
  await member.write(rows.map(({ collection, id }) => ({ key: { collection, id }, change: () => 'discard' })));
}
