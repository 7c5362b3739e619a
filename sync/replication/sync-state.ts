import { ROW_SCHEMA } from '../contracts/sync-exchange.ts';
import type { ClockOffset } from '../rules/clock-offset.ts';

/** Something the member is told once, such as an edit that met a deletion made on another device. */
export interface SyncNote {
  readonly kind: 'deleted-elsewhere';
  readonly c: string;
  readonly id: string;
  readonly title: string;
}

/** What this device remembers of its conversation with the server; never sent as a row. */
export interface SyncState {
  /** The row schema that the cursor counts; another one pulls everything anew. */
  readonly schema: number;
  readonly cursor: number;
  readonly epoch: string | null;
  /** This installation's id, for the server's records. */
  readonly device: string;
  readonly anchor: ClockOffset | null;
  /** Set from a reset until everything has been pulled anew: first all rows are marked as unseen, then pulled. */
  readonly reset: { readonly phase: 'marking'; readonly known_rev: number } | { readonly phase: 'pulling' } | null;
  /** Counts the resets, so that an answer asked for before one does not move the cursor after it. */
  readonly generation: number;
  /** The server's time at the last answer that left nothing to pull; null before the first. */
  readonly synced_at: string | null;
  readonly notes: readonly SyncNote[];
}

export function initialSyncState(device: string): SyncState {
  return {
    schema: ROW_SCHEMA,
    cursor: 0,
    epoch: null,
    device,
    anchor: null,
    reset: null,
    generation: 0,
    synced_at: null,
    notes: [],
  };
}
