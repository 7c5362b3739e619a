import * as v from 'valibot';
import { isJson, type Json } from '../model/json.ts';
import { parserOf } from '../model/read-as.ts';

/** Version of the message format; the server rejects any other. */
export const PROTOCOL_VERSION = 1;

/** Most rows in one request, and most rows in one response. */
export const MAX_PUSH_ROWS = 500;
export const MAX_PULL_ROWS = 2000;

/** Rows in the first page of a new device, besides those that home needs: on a slow line home must not wait for more. */
export const FIRST_PULL_ROWS = 500;

/** Most superseded ids in one request. */
export const MAX_SUPERSEDED_IDS = 500;

/**
 * The server rejects a request above 256 KiB as PostgreSQL prints it, with a space after each comma and colon; the rows of one
 * request stay below this many bytes.
 */
export const MAX_PUSH_BYTES = 255 * 1024;

export type PushOp = 'insert' | 'update' | 'delete' | 'restore';

/** One local write on its way to the server. */
export interface PushedRow {
  readonly collection: string;
  readonly id: string;
  readonly op: PushOp;
  /** The revision that the write is based on; 0 for a new row. For 'restore': the last revision known to both sides. */
  readonly base_rev: number;
  /** Idempotency key of the write. */
  readonly mutation_id: string;
  /** Earlier local writes of the row that this one replaces; the server ignores them if they arrive later. */
  readonly superseded_ids: readonly string[];
  readonly patch: Readonly<Record<string, Json>>;
  /**
   * The superseded write that set a field of `patch`, by field. The server leaves the field as it is if it has stored that write:
   * another device may have changed it since.
   */
  readonly written_by?: Readonly<Record<string, string>>;
  /** Only for 'restore': the other fields, set unless the server has a later version; see `restore` in ../README.md. */
  readonly original?: Readonly<Record<string, Json>>;
  readonly former_epoch?: string;
  readonly former_rev?: number;
}

export interface SyncRequest {
  readonly v: typeof PROTOCOL_VERSION;
  readonly schema: number;
  readonly epoch: string | null;
  readonly device: string;
  /** The cursor: rows with a higher revision are pulled. */
  readonly since: number;
  /** The server's time of the device's last complete sync; null before the first and during a reset. */
  readonly synced_at: string | null;
  readonly limit: number;
  readonly now_client: string;
  readonly push: readonly PushedRow[];
  /** Asks the server to compare its rows; it does where `since` is the member's latest revision and nothing is pushed. */
  readonly digest?: Digest;
}

/** By collection: the fields that members write, and a hash of them in all live rows except some (`../engine/digest.ts`). */
export type Digest = Readonly<Record<string, CollectionDigest>>;

interface CollectionDigest {
  readonly fields: readonly string[];
  /** The ids of rows that are left out. */
  readonly except: readonly string[];
  readonly hash: string;
}

/** Checked by hand: valibot's schema of a recursive union takes ten times as long, and a page has thousands of fields. */
const json = v.custom<Json>(isJson);

const revision = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** With the fields of its collection, and `written_rev`, the last change by a device, where the server changes rows. */
const wireRow = v.objectWithRest({ collection: v.string(), id: v.string(), rev: revision, deleted: v.boolean() }, json);
export type WireRow = v.InferOutput<typeof wireRow>;

/** Null where the server has none; absent when the answer had no room for it: the device repeats the write. */
const currentRow = v.exactOptional(v.nullable(wireRow));

const resultKey = { collection: v.string(), id: v.string(), mutation_id: v.string() };
const rowResult = v.variant('status', [
  /** Stored exactly as sent. */
  v.object({ ...resultKey, status: v.literal('ok'), rev: revision }),
  /** Known already: a repeated request. */
  v.object({ ...resultKey, status: v.literal('duplicate'), row: currentRow }),
  /** Stored, but the row differs from what was sent. */
  v.object({ ...resultKey, status: v.literal('merged'), row: currentRow }),
  v.object({ ...resultKey, status: v.literal('rejected'), code: v.string(), row: currentRow }),
]);
export type RowResult = v.InferOutput<typeof rowResult>;

const snapshot = v.object({ version: revision, body: json });
/** Published content: what the operator and the members share with all devices. */
export type Snapshot = v.InferOutput<typeof snapshot>;

export const RESET_CAUSES = ['restored', 'absent', 'forgotten', 'differs'] as const;

const syncResponse = v.object({
  member_id: v.string(),
  epoch: v.string(),
  server_now: v.pipe(v.string(), v.isoTimestamp()),
  cursor: revision,
  more: v.boolean(),
  min_schema: v.number(),
  max_schema: v.number(),
  /**
   * The device must pull everything again. Both sides agree at most on the rows up to `known_rev`. 'restored': the server has
   * lost rows beyond it, which the device sends again. 'absent': the device was away for so long that a pending edit must not
   * override what changed meanwhile. 'forgotten': the server has removed tombstones that the device has not pulled. 'differs': the
   * device's digest is not the server's.
   */
  reset: v.optional(v.object({ known_rev: revision, causes: v.array(v.picklist(RESET_CAUSES)) })),
  results: v.array(rowResult),
  rows: v.array(wireRow),
  /** How many rows the member has, in the first page of several. */
  total_rows: v.optional(revision),
  /** The current versions of the published content by name; the content itself has its own call. */
  published_versions: v.optional(v.record(v.string(), revision)),
  /** How many live rows the digest of the request was made of on the server, where both are the same. */
  compared: v.optional(revision),
  /** Seconds without polls that a server under load asks for. What the member does is sent as ever. */
  poll_after: v.optional(v.pipe(v.number(), v.minValue(0))),
});
export type SyncResponse = v.InferOutput<typeof syncResponse>;
export type ResetCause = (typeof RESET_CAUSES)[number];

const contentResponse = v.nullable(snapshot);

/** The validated answer to read_published_content: null when the device has the current version; undefined if malformed. */
export function parseContentResponse(body: unknown): Snapshot | null | undefined {
  const parsed = v.safeParse(contentResponse, body);
  return parsed.success ? parsed.output : undefined;
}

/** What guests get by name; null for anything else. */
export const parseGuestContent = parserOf(v.record(v.string(), snapshot));

/** The validated response; null for anything else, such as a gateway's HTML page or a truncated body. */
export const parseSyncResponse = parserOf<SyncResponse>(syncResponse);
