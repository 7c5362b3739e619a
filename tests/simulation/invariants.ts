import { ruleOf, syncedCollections } from '../../sync/collections/merge-rules.ts';
import { type Body, sameJson } from '../../sync/contracts/json.ts';
import { acknowledgedBody, pick, type SyncedDoc } from '../../sync/replication/document.ts';
import { summarizeStreak } from '../../sync/rules/streak.ts';
import type { MemoryData } from '../support/memory-store.ts';
import type { MemberRows, ServerRow } from '../support/reference-member.ts';
import type { Ledger, LocalEntry, TakenEntry } from './ledger.ts';

/** Each function returns what is wrong, or null. */
export type Finding = string | null;

/** A row on a device never goes back to an older revision, except where a reset starts it anew. */
export function checkForward(data: MemoryData, c: string, before: SyncedDoc | null, after: SyncedDoc | null): Finding {
  if (before === null || after === null || after.rev >= before.rev || data.state?.reset != null) return null;
  if (after.rev === 0 || (after.dirty === 1 && after.base === null)) return null;
  return `${c} ${after.id} went back from revision ${before.rev} to ${after.rev}`;
}

/** Whatever the cursor counts is on the device, in that revision or a newer one. */
export function checkCursor(data: MemoryData, server: MemberRows): Finding {
  const { state } = data;
  if (state === null || state.epoch?.split('.')[0] !== server.epoch) return null;
  for (const row of server.rows.values()) {
    if (row.rev > state.cursor) continue;
    const doc = data.rows.get(row.c)?.get(row.id);
    // Marked by a reset as not seen again yet: its body is there all the same.
    if (doc?.rev === 0) continue;
    if (row.deleted ? doc !== undefined && doc.rev < row.rev && !doc.del : (doc?.rev ?? -1) < row.rev) {
      return `the cursor ${state.cursor} is ahead of ${row.c} ${row.id} (revision ${row.rev}, here ${doc?.rev ?? 'none'})`;
    }
  }
  return null;
}

/** A device holds what the server has, row for row and revision for revision; parked rows over what the server has. */
export function checkConverged(data: MemoryData, server: MemberRows): Finding {
  for (const c of syncedCollections) {
    const rule = ruleOf(c);
    const fields = [...rule.fields, ...rule.serverFields.filter((field) => field !== 'copy_count')];
    const docs = new Map(data.rows.get(c));
    for (const row of server.rows.values()) {
      if (row.c !== c) continue;
      const doc = docs.get(row.id);
      docs.delete(row.id);
      const finding = row.deleted ? checkGone(doc) : checkSame(doc, row, fields);
      if (finding !== null) return `${c} ${row.id} ${finding}`;
    }
    for (const doc of docs.values()) {
      if (doc.dirty === 1) return `${c} ${doc.id} was never sent`;
      if (doc.dirty === 0 && !doc.del) return `${c} ${doc.id} is here and not on the server`;
    }
  }
  return null;
}

function checkGone(doc: SyncedDoc | undefined): Finding {
  return doc === undefined || doc.del || doc.dirty === 2 ? null : 'is here and deleted on the server';
}

function checkSame(doc: SyncedDoc | undefined, row: ServerRow, fields: readonly string[]): Finding {
  if (doc === undefined) return 'is on the server and not here';
  if (doc.dirty === 1) return 'was never sent';
  if (isParkedAlone(doc)) return null;
  if (doc.rev !== row.rev) return `has revision ${doc.rev} here and ${row.rev} on the server`;
  const here = pick(acknowledgedBody(doc), fields);
  const there = pick(row.body, fields);
  return sameJson(here, there) ? null : `is ${JSON.stringify(here)} here and ${JSON.stringify(there)} on the server`;
}

/** True for a refused row of which the server has no version. */
function isParkedAlone(doc: SyncedDoc): boolean {
  return doc.dirty === 2 && (doc.base === null || doc.rev === 0);
}

/** The streak numbers are those of counting day by day, on the server and from the rows of a device. */
export function checkStreak(data: MemoryData | null, server: MemberRows): Finding {
  const kinds = new Map<string, string>();
  for (const { c, id, body } of server.rows.values()) if (c === 'login_records') kinds.set(id, String(body.kind));
  const counted = countDayByDay(kinds);
  const profile = server.rows.get('profiles me')?.body ?? {};
  if (!sameJson(counted, pick(profile, Object.keys(counted)))) {
    return `the server's streak ${JSON.stringify(profile)} is not ${JSON.stringify(counted)}`;
  }
  if (data === null) return null;
  const days = [...(data.rows.get('login_records')?.values() ?? [])].flatMap((doc) => {
    const kind = acknowledgedBody(doc).kind === 'ticket' ? ('ticket' as const) : ('login' as const);
    return isParkedAlone(doc) ? [] : [{ day: doc.id, kind }];
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

/** Every write of a member has reached the server, waits, is shown as refused, or was overruled by a deletion. */
export function checkDelivered(ledger: Ledger, members: ReadonlyMap<string, MemberRows>): Finding {
  const taken = new Map<string, TakenEntry[]>();
  for (const entry of ledger.taken()) {
    const key = `${entry.memberId} ${entry.c} ${entry.id}`;
    taken.set(key, [...(taken.get(key) ?? []), entry]);
  }
  for (const entry of ledger.written) {
    const { data, c, id } = entry;
    const row = members.get(data.memberId)?.rows.get(`${c} ${id}`);
    const finding = checkEntry(entry, { row, ledger, taken: taken.get(`${data.memberId} ${c} ${id}`) ?? [] });
    if (finding !== null) return `the write ${entry.seq} of ${c} ${id} ${finding}`;
  }
  return null;
}

interface Fate {
  readonly row: ServerRow | undefined;
  readonly ledger: Ledger;
  readonly taken: readonly TakenEntry[];
}

function checkEntry(entry: LocalEntry, { row, ledger, taken }: Fate): Finding {
  const { data, c, id, seq } = entry;
  const doc = data.removed ? undefined : data.rows.get(c)?.get(id);
  if (entry.discarded || (doc !== undefined && doc.dirty !== 0)) return null;
  if (row?.deleted || (row === undefined && ledger.written.some((other) => other.id === id && other.deletes)))
    return null;
  const own = taken.filter((other) => other.data === data && other.seq >= seq);
  if (data.removed) {
    const reached = ledger
      .taken()
      .slice(0, ledger.wiped.get(data))
      .some((other) => own.includes(other));
    if (!reached || ledger.life() > 0) return null;
  }
  if (entry.deletes)
    return own.some((other) => other.op === 'del') || entry.life < ledger.life() ? null : 'did not delete it';
  if (row === undefined) return 'is nowhere';
  if (ruleOf(c).merge !== 'fields') return checkJoined(entry, row);
  // It was deleted in between; an unsent edit of a device that missed the forgotten deletion has made it anew.
  if (taken.some((other) => other.op === 'del')) return null;
  // Of what a restored server has lost, only rows that nobody wrote since come back as they were.
  if (entry.life < ledger.life()) return null;
  const { joins = {} } = ruleOf(c);
  for (const [field, value] of Object.entries(entry.fields)) {
    const there = row.body[field] ?? null;
    const join = joins[field];
    if (join !== undefined) {
      // Sent or overtaken on its way, it is part of what is there.
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

function checkJoined({ c, fields }: LocalEntry, { body }: ServerRow): Finding {
  if (c === 'login_records') {
    if (fields.kind === 'login' && body.kind !== 'login') return 'is a login that became a ticket';
    return fields.claimed_at === undefined || String(body.claimed_at) <= String(fields.claimed_at)
      ? null
      : 'came too late';
  }
  const { video_title: title = body.video_title } = fields;
  return title === body.video_title ? null : 'has another content';
}
