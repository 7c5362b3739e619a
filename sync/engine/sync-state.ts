import * as v from 'valibot';
import { isJson, type Json } from '../model/json.ts';
import { RESET_CAUSES } from '../protocol/sync-exchange.ts';

/**
 * For the member to decide: another device deleted a row with a pending edit, or a row was replaced by the server's version
 * of the same revision, which had other values.
 */
const syncNotice = v.object({
  kind: v.picklist(['deleted-elsewhere', 'replaced']),
  collection: v.string(),
  id: v.string(),
  title: v.string(),
  /** The row with that edit, or as it was. */
  body: v.record(v.string(), v.custom<Json>(isJson)),
});
export type SyncNotice = Readonly<v.InferOutput<typeof syncNotice>>;

/** How far a pull of every row has come; `total`: the rows that the member had when it began. */
const fullPull = v.object({ pulled: v.number(), total: v.number() });
export type FullPull = Readonly<v.InferOutput<typeof fullPull>>;

const syncState = v.object({
  /** The newest row schema that has opened this data; older builds must not touch it. */
  schema: v.number(),
  cursor: v.number(),
  epoch: v.nullable(v.string()),
  /** Whose data this is: the only member as whom it may be opened, or GUEST. */
  owner: v.string(),
  /** The id of this installation, for the server's records. */
  device: v.string(),
  clockOffset: v.nullable(v.object({ server_ms: v.number(), device_ms: v.number(), highest_ms: v.number() })),
  /** Why everything is being pulled again, from a reset until that has ended; else null. */
  reset: v.nullable(v.array(v.picklist([...RESET_CAUSES, 'claimed']))),
  /** Counts full pulls: the response to a request from before one is not applied after it. */
  resetCount: v.number(),
  /** The server's time of the last response that left nothing to pull; null before the first. */
  synced_at: v.nullable(v.string()),
  /** The versions of the published content on the server, as of the last response. */
  publishedVersions: v.record(v.string(), v.number()),
  /** From the first page of a full pull until its last one; null otherwise. What home needs is stored with the first page. */
  fullPull: v.nullable(fullPull),
  notices: v.array(syncNotice),
  /** When the server last compared its rows with this device's, and how many were the same; null where some differed. */
  comparison: v.optional(v.nullable(v.object({ at: v.string(), matches: v.nullable(v.number()) })), null),
});

/** This device's position in its exchange with the server; never sent as a row. */
export type SyncState = Readonly<v.InferOutput<typeof syncState>>;

export function initialSyncState(device: string, schema: number, owner: string): SyncState {
  return {
    schema,
    owner,
    cursor: 0,
    epoch: null,
    device,
    clockOffset: null,
    reset: null,
    resetCount: 0,
    synced_at: null,
    publishedVersions: {},
    fullPull: null,
    notices: [],
    comparison: null,
  };
}

/** A stored sync state. Throws when it is malformed. */
export function readSyncState(stored: Json): SyncState {
  return v.parse(syncState, stored);
}

/** A newer build of the app has opened the data: this one must neither read nor write it. */
export class OutdatedBuildError extends Error {
  constructor(schema: number, stored: number) {
    super(`Cannot use data of the row schema ${stored} with a build for ${schema}`);
    this.name = 'OutdatedBuildError';
  }
}

/** Throws an OutdatedBuildError if a build with a newer row schema has opened the data. */
export function refuseNewerData({ schema }: Pick<SyncState, 'schema'>, build: { readonly schema: number }): void {
  if (schema > build.schema) throw new OutdatedBuildError(build.schema, schema);
}
