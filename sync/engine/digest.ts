import { type Body, isList, type Json } from '../model/json.ts';
import { byteLength } from '../model/text/byte-length.ts';
import { compareCodePoints } from '../model/text/compare-code-points.ts';
import type { Digest } from '../protocol/sync-exchange.ts';
import type { Store } from './ports.ts';
import { acknowledgedBody, hasChange, isDeleted, type SyncedRow } from './row.ts';

/** Rows of which one hash is made. */
export const PART_ROWS = 100;

/** A row as both sides have it. */
interface LiveRow {
  readonly id: string;
  readonly rev: number;
  readonly body: Body;
}

/**
 * What the server compares with its own rows: a hash of each collection, over the versions that it has acknowledged, except
 * rows of which that is not known. Null during a reset, or if another tab has pulled meanwhile. `sha256` gives the digest of a text in UTF-8 as hex digits.
 */
export async function readDigest(
  { build, state, readCollection }: Store,
  sha256: (text: string) => Promise<string>,
): Promise<Digest | null> {
  const before = await state();
  const digest: Record<string, Digest[string]> = {};
  for (const [name, { fields }] of Object.entries(build.collections)) {
    const hasher = startHash(fields, sha256);
    const except: string[] = [];
    let afterId: string | undefined;
    for (;;) {
      const rows = await readCollection(name, afterId, PART_ROWS);
      for (const row of rows) {
        if (row.delivery.status === 'unconfirmed') return null;
        const live = acknowledgedVersion(row);
        if (live === 'unknown') except.push(row.id);
        else if (live !== null) hasher.add(live);
      }
      afterId = rows.at(-1)?.id;
      if (rows.length < PART_ROWS) break;
    }
    digest[name] = { fields, except, hash: await hasher.end() };
  }
  const after = await state();
  const isSame = after.cursor === before.cursor && after.resetCount === before.resetCount;
  return isSame ? digest : null;
}

/** The version that the server has; null when it has none, or a tombstone. */
function acknowledgedVersion(row: SyncedRow): LiveRow | null | 'unknown' {
  const { id, delivery } = row;
  if (!hasChange(row)) {
    if (delivery.status !== 'synced') return 'unknown';
    return isDeleted(row) ? null : { id, rev: delivery.rev, body: row.body };
  }
  const change = row.delivery;
  if (change.op === 'insert' || change.op === 'claim') return null;
  if (change.op === 'restore' || change.rev === null || change.mergeBase === null) return 'unknown';
  return { id, rev: change.rev, body: acknowledgedBody(row) };
}

/** The hash of rows that are added in the order of their ids; private.compare_digest() is its twin. */
function startHash(fields: readonly string[], sha256: (text: string) => Promise<string>) {
  const sorted = sortKeys(fields);
  const hashes: Promise<string>[] = [];
  let part: string[] = [];
  function endPart() {
    if (part.length > 0) hashes.push(sha256(part.join('\n')));
    part = [];
  }
  return {
    add(row: LiveRow) {
      part.push(printRow(row, sorted));
      if (part.length === PART_ROWS) endPart();
    },
    async end() {
      endPart();
      return sha256((await Promise.all(hashes)).join(''));
    },
  };
}

/** Of a row its id, its revision and `fields`, which are sorted by sortKeys(), without nulls. */
export function printRow({ id, rev, body }: LiveRow, fields: readonly string[]): string {
  const written = fields.filter((field) => body[field] !== undefined && body[field] !== null);
  return `${id} ${rev} ${printFields(body, written)}`;
}

/** A value as PostgreSQL prints its jsonb: keys by length and then by bytes, numbers without exponents. */
export function printJson(value: Json): string {
  if (typeof value === 'number') return printNumber(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(printJson).join(', ')}]`;
  return printFields(value, sortKeys(Object.keys(value)));
}

function printFields(body: Body, keys: readonly string[]): string {
  return `{${keys.map((key) => `${JSON.stringify(key)}: ${printJson(body[key] ?? null)}`).join(', ')}}`;
}

/** In the order of PostgreSQL's jsonb. */
export function sortKeys(keys: readonly string[]): readonly string[] {
  return [...keys].sort((a, b) => byteLength(a) - byteLength(b) || compareCodePoints(a, b));
}

function printNumber(value: number): string {
  const [mantissa = '', exponent] = JSON.stringify(value).split('e');
  if (exponent === undefined) return mantissa;
  const [sign, [whole = '', fraction = '']] = [value < 0 ? '-' : '', mantissa.replace('-', '').split('.')];
  const point = whole.length + Number(exponent);
  const digits = whole + fraction;
  return `${sign}${point > 0 ? digits.padEnd(point, '0') : `0.${'0'.repeat(-point)}${digits}`}`;
}
