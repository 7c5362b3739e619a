import * as v from 'valibot';
import { isJson, type Json } from './json.ts';

/** The form of the messages; the server refuses any other. */
export const PROTOCOL_VERSION = 1;

/** The form of the rows this build reads and writes. The server names the oldest one it still serves. */
export const ROW_SCHEMA = 1;

/** Rows a request may push, and rows an answer may bring. */
export const MAX_PUSH_ROWS = 200;
export const MAX_PULL_ROWS = 500;

/** A request is refused beyond 256 KiB; the rows of one stay well under it. */
export const MAX_PUSH_BYTES = 200 * 1024;

/** Why the server refused a row; a newer server may know more reasons. */
export const rejectionCodes = [
  'already_copied',
  'before_joining',
  'forbidden_field',
  'future_day',
  'immutable',
  'invalid_id',
  'invalid_row',
  'invalid_value',
  'limit',
  'no_ticket',
  'own_kata',
  'source_gone',
  'too_large',
  'too_long',
  'too_old',
  'unknown_collection',
  'unsupported_op',
] as const;
export type RejectionCode = (typeof rejectionCodes)[number];

export interface PushedRow {
  readonly c: string;
  readonly id: string;
  readonly base_rev: number;
  readonly mut: string;
  /** Earlier local writes of the row that this one replaces; the server ignores them should they still arrive. */
  readonly past: readonly string[];
  readonly op: 'set' | 'del';
  readonly patch: Readonly<Record<string, Json>>;
}

export interface SyncRequest {
  readonly v: typeof PROTOCOL_VERSION;
  readonly schema: number;
  readonly epoch: string | null;
  readonly device: string;
  readonly since: number;
  readonly limit: number;
  readonly now_client: string;
  readonly library: Readonly<Record<string, number>>;
  readonly push: readonly PushedRow[];
}

/** Looked at by hand: the schema of a recursive union takes ten times as long, and a page has thousands of fields. */
const json = v.custom<Json>(isJson);

const revision = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A row as it stands on the server. Beside these fields it carries those of its collection. */
const wireRow = v.objectWithRest({ c: v.string(), id: v.string(), rev: revision, deleted: v.boolean() }, json);
export type WireRow = v.InferOutput<typeof wireRow>;

const answeredRow = { c: v.string(), id: v.string(), mut: v.string() };
const rowResult = v.variant('status', [
  v.object({ ...answeredRow, status: v.literal('ok'), rev: revision }),
  v.object({
    ...answeredRow,
    status: v.literal('dup'),
    row: v.nullable(wireRow),
  }),
  v.object({
    ...answeredRow,
    status: v.literal('merged'),
    row: v.nullable(wireRow),
  }),
  v.object({
    ...answeredRow,
    status: v.literal('rejected'),
    code: v.string(),
    row: v.nullable(wireRow),
  }),
]);
export type RowResult = v.InferOutput<typeof rowResult>;

const snapshot = v.object({ version: v.number(), body: json });
export type Snapshot = v.InferOutput<typeof snapshot>;

const syncAnswer = v.object({
  uid: v.string(),
  epoch: v.string(),
  server_now: v.pipe(v.string(), v.isoTimestamp()),
  cursor: revision,
  more: v.boolean(),
  min_schema: v.number(),
  /** The device must pull everything anew; what it holds beyond known_rev the server has lost and wants again. */
  reset: v.optional(v.object({ known_rev: revision })),
  results: v.array(rowResult),
  rows: v.array(wireRow),
  library: v.optional(v.record(v.string(), snapshot)),
});
export type SyncAnswer = v.InferOutput<typeof syncAnswer>;

/** The answer in its proven form; null for anything else, such as a gateway's HTML page or a cut body. */
export function parseSyncAnswer(body: unknown): SyncAnswer | null {
  const parsed = v.safeParse(syncAnswer, body);
  return parsed.success ? parsed.output : null;
}
