import { collectionOf, syncedCollections } from '../../sync/collections/synced-collections.ts';
import { acknowledgedBody, hasChange, isDeleted, type Row, revOf, type SyncedRow } from '../../sync/engine/row.ts';
import { type Body, pick, sameJson } from '../../sync/protocol/json.ts';
import { toDay } from '../../sync/rules/day.ts';
import { summarizeStreak } from '../../sync/rules/streak.ts';
import type { MemoryData } from '../support/memory-store.ts';
import type { MemberRows, ServerRow } from '../support/reference-member.ts';
import type { Ledger, StoredEntry, WriteEntry } from './ledger.ts';

/** Each function returns what is wrong, or null. */
export type Finding = string | null;

/** A row on a device never returns to an older revision, except in a reset. */
export function checkForward(data: MemoryData, before: Row, after: Row): Finding {
  const [from, to] = [revOf(before), revOf(after)];
  if (from === null || to === null || to >= from || data.state?.isResetting) return null;
  return `${after.collection} ${after.id} went back from revision ${from} to ${to}`;
}

/** Everything that the cursor counts is on the device, in that revision or a newer one. */
export function checkCursor(data: MemoryData, server: MemberRows): Finding {
  const { state } = data;
  if (state === null || state.epoch?.split('.')[0] !== server.epoch) return null;
  for (const row of server.rows.values()) {
    if (row.rev > state.cursor) continue;
    const held = data.rows.get(row.collection)?.get(row.id);
    const rev = held === undefined ? -1 : coveredRev(held);
    if (rev === null || rev >= row.rev) continue;
    if (row.deleted && (held === undefined || isDeleted(held))) continue;
    return `the cursor ${state.cursor} is ahead of ${row.collection} ${row.id} (revision ${row.rev}, here ${held?.delivery.status ?? 'none'} ${rev})`;
  }
  return null;
}

/** The newest server revision that a row contains or overrides; null while a reset has not confirmed it. */
function coveredRev(row: SyncedRow): number | null {
  if (hasChange(row) && row.delivery.op === 'restore') return row.delivery.knownRev;
  if (hasChange(row) && row.delivery.op === 'insert') return 0;
  return revOf(row);
}

/** A device has the server's rows, field by field and at the same revision; rejected rows on top of them. */
export function checkConverged(data: MemoryData, server: MemberRows): Finding {
  for (const [name, { fields, serverFields }] of Object.entries(syncedCollections)) {
    const compared = [...fields, ...serverFields].filter((field) => field !== 'copy_count');
    const held = new Map(data.rows.get(name));
    for (const row of server.rows.values()) {
      if (row.collection !== name) continue;
      const local = held.get(row.id);
      held.delete(row.id);
      const finding = row.deleted ? checkGone(local) : checkSame(local, row, compared);
      if (finding !== null) return `${name} ${row.id} ${finding}`;
    }
    for (const row of held.values()) {
      if (row.delivery.status === 'pending') return `${name} ${row.id} was never sent`;
      if (row.delivery.status !== 'rejected' && !isDeleted(row))
        return `${name} ${row.id} is here and not on the server`;
    }
  }
  return null;
}

function checkGone(row: SyncedRow | undefined): Finding {
  const isFine = row === undefined || isDeleted(row) || row.delivery.status === 'rejected';
  return isFine ? null : 'is here and deleted on the server';
}

function checkSame(row: SyncedRow | undefined, server: ServerRow, fields: readonly string[]): Finding {
  if (row === undefined) return 'is on the server and not here';
  if (row.delivery.status === 'pending') return 'was never sent';
  if (isRejectedAlone(row)) return null;
  if (revOf(row) !== server.rev) return `has revision ${revOf(row)} here and ${server.rev} on the server`;
  const here = pick(acknowledgedBody(row), fields);
  const there = pick(server.body, fields);
  return sameJson(here, there) ? null : `is ${JSON.stringify(here)} here and ${JSON.stringify(there)} on the server`;
}

/** True for a rejected row of which the server has no version that this device knows. */
function isRejectedAlone(row: SyncedRow): boolean {
  const { delivery } = row;
  if (delivery.status !== 'rejected') return false;
  return delivery.op === 'insert' || delivery.op === 'restore' || delivery.mergeBase === null || delivery.rev === null;
}

/** The streak numbers are those of counting day by day, on the server and from the rows of a device. */
export function checkStreak(data: MemoryData | null, server: MemberRows): Finding {
  const kinds = new Map<string, string>();
  for (const { collection, id, body } of server.rows.values()) {
    if (collection === 'login_records') kinds.set(id, String(body.kind));
  }
  const counted = countDayByDay(kinds);
  const profile = server.rows.get('profiles me')?.body ?? {};
  if (!sameJson(counted, pick(profile, Object.keys(counted)))) {
    return `the server's streak ${JSON.stringify(profile)} is not ${JSON.stringify(counted)}`;
  }
  if (data === null) return null;
  const days = [...(data.rows.get('login_records')?.values() ?? [])].flatMap((doc) => {
    const kind = acknowledgedBody(doc).kind === 'ticket' ? ('ticket' as const) : ('login' as const);
    return isRejectedAlone(doc) ? [] : [{ day: toDay(doc.id), kind }];
  });
  const shown = summarizeStreak(days);
  return sameJson({ ...shown }, counted)
    ? null
    : `the device shows ${JSON.stringify(shown)}, not ${JSON.stringify(counted)}`;
}

const DAY = 86_400_000;

/** The same numbers in the plainest way: walk over every day from the first to the last. */
function countDayByDay(kinds: ReadonlyMap<string, string>): Body {
  const marks = [...kinds.keys()].map((day) => Date.parse(day));
  let run = 0;
  let longest = 0;
  for (let at = Math.min(...marks); at <= Math.max(...marks); at += DAY) {
    run = kinds.has(new Date(at).toISOString().slice(0, 10)) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  const used = [...kinds.values()].filter((kind) => kind === 'ticket').length;
  return {
    tickets: 3 - used,
    total_logins: kinds.size - used,
    current_streak: run,
    longest_streak: longest,
    last_login_date: marks.length === 0 ? null : new Date(Math.max(...marks)).toISOString().slice(0, 10),
  };
}

/** Every write has reached the server, is pending or rejected, or was overridden by a deletion. */
export function checkDelivered(ledger: Ledger, members: ReadonlyMap<string, MemberRows>): Finding {
  const stored = new Map<string, StoredEntry[]>();
  for (const entry of ledger.stored()) {
    const key = `${entry.memberId} ${entry.collection} ${entry.id}`;
    stored.set(key, [...(stored.get(key) ?? []), entry]);
  }
  for (const entry of ledger.written) {
    const { data, collection, id } = entry;
    const row = members.get(data.memberId)?.rows.get(`${collection} ${id}`);
    const finding = checkEntry(entry, {
      row,
      ledger,
      stored: stored.get(`${data.memberId} ${collection} ${id}`) ?? [],
    });
    if (finding !== null) return `the write ${entry.seq} of ${collection} ${id} ${finding}`;
  }
  return null;
}

interface Delivered {
  readonly row: ServerRow | undefined;
  readonly ledger: Ledger;
  readonly stored: readonly StoredEntry[];
}

function checkEntry(entry: WriteEntry, { row, ledger, stored }: Delivered): Finding {
  const { data, collection, id, seq } = entry;
  const doc = data.removed ? undefined : data.rows.get(collection)?.get(id);
  if (entry.discarded || (doc !== undefined && hasChange(doc))) return null;
  if (row?.deleted || (row === undefined && ledger.written.some((other) => other.id === id && other.deletes)))
    return null;
  const own = stored.filter((other) => other.data === data && other.seq >= seq);
  if (data.removed) {
    const reached = ledger
      .stored()
      .slice(0, ledger.wiped.get(data))
      .some((other) => own.includes(other));
    if (!reached || ledger.epochCount() > 0) return null;
  }
  if (entry.deletes)
    return own.some((other) => other.op === 'delete') || entry.epochCount < ledger.epochCount()
      ? null
      : 'did not delete it';
  if (row === undefined) return 'is nowhere';
  if (collectionOf(collection).merge !== 'fields') return checkJoined(entry, row);
  // It was deleted in between; a pending edit of a device that missed the removed tombstone has recreated it.
  if (stored.some((other) => other.op === 'delete')) return null;
  // After a restore, only rows that nobody has written since return unchanged.
  if (entry.epochCount < ledger.epochCount()) return null;
  const { joins = {} } = collectionOf(collection);
  for (const [field, value] of Object.entries(entry.fields)) {
    const there = row.body[field] ?? null;
    const join = joins[field];
    if (join !== undefined) {
      // Whether sent or superseded, it is joined into the server's value.
      if (!sameJson(join(value, there), there)) return `is newer than ${field} there`;
      continue;
    }
    const sent = own.some((other) => field in other.patch) || sameJson(there, value);
    const rewritten = ledger.written.some(
      (later) => later.data === data && later.id === id && later.seq > seq && field in later.fields,
    );
    if (!sent && !rewritten) return `left ${field} = ${JSON.stringify(value)} unsent`;
  }
  return null;
}

function checkJoined({ collection, fields }: WriteEntry, { body }: ServerRow): Finding {
  if (collection === 'login_records') {
    if (fields.kind === 'login' && body.kind !== 'login') return 'is a login that became a ticket';
    return fields.claimed_at === undefined || String(body.claimed_at) <= String(fields.claimed_at)
      ? null
      : 'came too late';
  }
  const { video_title: title = body.video_title } = fields;
  return title === body.video_title ? null : 'has another content';
}
