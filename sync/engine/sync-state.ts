import * as v from 'valibot';
import { type Body, isJson, type Json } from '../protocol/json.ts';
import { RESET_CAUSES, type ResetCause } from '../protocol/sync-exchange.ts';
import type { ClockOffset } from '../rules/clock-offset.ts';

const syncState = v.object({
  schema: v.number(),
  cursor: v.number(),
  epoch: v.nullable(v.string()),
  device: v.string(),
  clockOffset: v.nullable(v.object({ server_ms: v.number(), device_ms: v.number(), highest_ms: v.number() })),
  reset: v.nullable(v.array(v.picklist(RESET_CAUSES))),
  resetCount: v.number(),
  synced_at: v.nullable(v.string()),
  publishedVersions: v.record(v.string(), v.number()),
  fullPull: v.nullable(v.object({ pulled: v.number(), total: v.number() })),
  move: v.optional(
    v.nullable(
      v.object({ id: v.string(), memberId: v.string(), isNewAccount: v.boolean(), without: v.array(v.string()) }),
    ),
    null,
  ),
  notices: v.array(
    v.object({
      kind: v.literal('deleted-elsewhere'),
      collection: v.string(),
      id: v.string(),
      title: v.string(),
      body: v.record(v.string(), v.custom<Json>(isJson)),
    }),
  ),
});

/** For the member to decide: another device deleted a row with a pending edit. `body` is the row with that edit. */
export interface SyncNotice {
  readonly kind: 'deleted-elsewhere';
  readonly collection: string;
  readonly id: string;
  readonly title: string;
  readonly body: Body;
}

/** Data without an account on its way into an account; see move-data.ts. */
export interface DataMove {
  readonly id: string;
  /** The only member whose data these rows may become. */
  readonly memberId: string;
  /** A new account has nothing yet with which the rows could be in conflict. */
  readonly isNewAccount: boolean;
  /** The rows that stay behind, as 'collection/id'. */
  readonly without: readonly string[];
}

/** How far a pull of every row has come. */
export interface FullPull {
  readonly pulled: number;
  /** The rows that the member had when it began. */
  readonly total: number;
}

/** This device's position in its exchange with the server; never sent as a row. */
export interface SyncState {
  /** The newest row schema that has opened this data; older builds must not touch it. */
  readonly schema: number;
  readonly cursor: number;
  readonly epoch: string | null;
  /** The id of this installation, for the server's records. */
  readonly device: string;
  readonly clockOffset: ClockOffset | null;
  /** Why everything is being pulled again, from a reset until that has ended; else null. */
  readonly reset: readonly ResetCause[] | null;
  /** Counts full pulls: the response to a request from before one is not applied after it. */
  readonly resetCount: number;
  /** The server's time of the last response that left nothing to pull; null before the first. */
  readonly synced_at: string | null;
  /** The versions of the published content on the server, as of the last response. */
  readonly publishedVersions: Readonly<Record<string, number>>;
  /** From the first page of a full pull until its last one; null otherwise. What home needs is stored with the first page. */
  readonly fullPull: FullPull | null;
  /** Without an account: the move that is under way. In an account: the last one whose rows are in this data. */
  readonly move: DataMove | null;
  readonly notices: readonly SyncNotice[];
}

export function initialSyncState(device: string, schema: number): SyncState {
  return {
    schema,
    cursor: 0,
    epoch: null,
    device,
    clockOffset: null,
    reset: null,
    resetCount: 0,
    synced_at: null,
    publishedVersions: {},
    fullPull: null,
    move: null,
    notices: [],
  };
}

export function writeSyncState(state: SyncState): Body {
  const { clockOffset, fullPull, move, notices, publishedVersions } = state;
  return {
    ...state,
    publishedVersions: { ...publishedVersions },
    clockOffset: clockOffset && { ...clockOffset },
    fullPull: fullPull && { ...fullPull },
    move: move && { ...move },
    notices: notices.map((notice) => ({ ...notice, body: { ...notice.body } })),
  };
}

/** A stored sync state. Throws when it is malformed. */
export function readSyncState(stored: Json): SyncState {
  return v.parse(syncState, stored);
}

/** A newer build of the app has opened the data: this one must neither read nor write it. */
export class OutdatedBuildError extends Error {
  constructor(schema: number, found: number) {
    super(`Cannot use data of the row schema ${found} with a build for ${schema}`);
    this.name = 'OutdatedBuildError';
  }
}

/** Throws an OutdatedBuildError if a build with a newer row schema has opened the data. */
export function refuseNewerData({ schema }: Pick<SyncState, 'schema'>, build: { readonly schema: number }): void {
  if (schema > build.schema) throw new OutdatedBuildError(build.schema, schema);
}
