import * as v from 'valibot';
import type { Body, Json } from '../protocol/json.ts';
import { ROW_SCHEMA } from '../protocol/sync-exchange.ts';
import type { ClockOffset } from '../rules/clock-offset.ts';

const syncState = v.object({
  schema: v.number(),
  cursor: v.number(),
  epoch: v.nullable(v.string()),
  device: v.string(),
  clockOffset: v.nullable(v.object({ server_ms: v.number(), device_ms: v.number(), highest_ms: v.number() })),
  isResetting: v.boolean(),
  resetCount: v.number(),
  synced_at: v.nullable(v.string()),
  publishedVersions: v.record(v.string(), v.number()),
  notices: v.array(
    v.object({ kind: v.literal('deleted-elsewhere'), collection: v.string(), id: v.string(), title: v.string() }),
  ),
});

/** A message for the member, shown once: a pending edit was lost because another device deleted the row. */
export interface SyncNotice {
  readonly kind: 'deleted-elsewhere';
  readonly collection: string;
  readonly id: string;
  readonly title: string;
}

/** This device's position in its exchange with the server; never sent as a row. */
export interface SyncState {
  /** The row schema that the cursor counts; a build with another one pulls everything again. */
  readonly schema: number;
  readonly cursor: number;
  readonly epoch: string | null;
  /** The id of this installation, for the server's records. */
  readonly device: string;
  readonly clockOffset: ClockOffset | null;
  /** True from a reset until everything has been pulled again. */
  readonly isResetting: boolean;
  /** Counts full pulls: the response to a request from before one is not applied after it. */
  readonly resetCount: number;
  /** The server's time of the last response that left nothing to pull; null before the first. */
  readonly synced_at: string | null;
  /** The versions of the published content on the server, as of the last response. */
  readonly publishedVersions: Readonly<Record<string, number>>;
  readonly notices: readonly SyncNotice[];
}

export function initialSyncState(device: string): SyncState {
  return {
    schema: ROW_SCHEMA,
    cursor: 0,
    epoch: null,
    device,
    clockOffset: null,
    isResetting: false,
    resetCount: 0,
    synced_at: null,
    publishedVersions: {},
    notices: [],
  };
}

/** Where the next pull begins: a build with another row schema pulls everything again. */
export function pullCursor({ schema, cursor }: SyncState): number {
  return schema === ROW_SCHEMA ? cursor : 0;
}

export function writeSyncState(state: SyncState): Body {
  const { clockOffset, notices, publishedVersions } = state;
  return {
    ...state,
    publishedVersions: { ...publishedVersions },
    clockOffset: clockOffset && { ...clockOffset },
    notices: notices.map((notice) => ({ ...notice })),
  };
}

/** A stored sync state. Throws when it is malformed. */
export function readSyncState(stored: Json): SyncState {
  return v.parse(syncState, stored);
}
