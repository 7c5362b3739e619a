import {
  acknowledgedBody,
  type ChangedRow,
  hasChange,
  isDeleted,
  type Row,
  revOf,
  type SyncedRow,
  valuesOf,
} from '../../sync/engine/row.ts';
import { collectionIn, currentBuild, knowsCollection } from '../../sync/model/build.ts';
import { allFields } from '../../sync/model/collection.ts';
import { toDay } from '../../sync/model/day/day.ts';
import { joinValues } from '../../sync/model/joins.ts';
import { pick, sameJson } from '../../sync/model/json.ts';
import { localRejectionCodes } from '../../sync/model/rejection-codes.ts';
import { summarizeStreak } from '../../sync/model/streak/streak.ts';
import type { PushedRow } from '../../sync/protocol/sync-exchange.ts';
import type { MemoryData } from '../support/reference/memory-store.ts';
import type { MemberRows, ServerRow } from '../support/reference/reference-member.ts';
import type { Absence } from './absences.ts';
import { buildFor } from './builds.ts';
import type { Ledger, StoredEntry, WriteEntry } from './ledger.ts';

/** A violated invariant, as a message; null when the check passes. */
export type Finding = string | null;

/** A stored row never returns to an older revision, except in a reset. */
export function checkRevisionOrder(data: MemoryData, before: Row, after: Row): Finding {
  const [from, to] = [revOf(before), revOf(after)];
  if (from === null || to === null || to >= from || (data.state !== null && data.state.reset !== null)) return null;
  return `${after.collection} ${after.id} returned from revision ${from} to the older ${to}`;
}

/** An edit that a deletion overrides is in the notices, whole. A rejected row that disappears was discarded by the member. */
export function checkLostEdit(data: MemoryData, before: Row, after: Row): Finding {
  if (!hasChange(before) || isDeleted(before) || hasChange(after) || !isDeleted(after)) return null;
  if (before.delivery.status === 'rejected' && after.delivery.status === 'absent') return null;
  const { collection, id, body } = before;
  const isKept = data.state?.notices.some(
    (notice) => notice.collection === collection && notice.id === id && sameJson(notice.body, body),
  );
  return isKept ? null : `the edit of the deleted ${collection} ${id} is not in the notices`;
}

/** The device holds every server row up to its cursor, in that revision or a newer one. */
export function checkCursorCoverage(data: MemoryData, server: MemberRows): Finding {
  const { state } = data;
  if (state === null || state.epoch?.split('.')[0] !== server.epoch) return null;
  for (const row of server.rows.values()) {
    if (row.rev > state.cursor || !knowsCollection(buildFor(state.schema), row.collection)) continue;
    const localRow = data.rows.get(row.collection)?.get(row.id);
    const rev = localRow === undefined ? -1 : coveredRev(localRow);
    if (rev === null || rev >= row.rev) continue;
    // The result of a restore has the server's row, a rejected one overrides what only the server has changed, and a
    // deletion whatever the server has.
    if (localRow !== undefined && isRestore(localRow)) {
      if (!isAnswered(localRow) || rev >= row.writtenRev) continue;
    }
    if (localRow !== undefined && rev === 0 && hasChange(localRow) && localRow.delivery.op === 'delete') continue;
    if (row.deleted && (localRow === undefined || isDeleted(localRow))) continue;
    return `the cursor ${state.cursor} covers ${row.collection} ${row.id} at revision ${row.rev}, but the device has ${localRow?.delivery.status ?? 'no row'} at ${rev}`;
  }
  return null;
}

/** False for a change that the server has not judged: it is pending, or the device itself rejected it. */
function isAnswered({ delivery }: ChangedRow): boolean {
  const isLocal = (code: string) => localRejectionCodes.some((local) => local === code);
  return delivery.status === 'rejected' && !isLocal(delivery.rejectionCode);
}

function isRestore(row: SyncedRow): row is ChangedRow & { readonly delivery: { readonly op: 'restore' } } {
  return hasChange(row) && row.delivery.op === 'restore';
}

/** The newest server revision that a row contains or overrides; null for an unconfirmed row. */
function coveredRev(row: SyncedRow): number | null {
  if (isRestore(row)) return row.delivery.knownRev;
  if (hasChange(row) && (row.delivery.op === 'insert' || row.delivery.op === 'claim')) return 0;
  return revOf(row);
}

/** The device has exactly the server's rows, in every field and revision. Only rejected rows may differ. */
export function checkConvergence(data: MemoryData, server: MemberRows, { collections } = currentBuild): Finding {
  for (const [name, collection] of Object.entries(collections)) {
    const compared = allFields(collection).filter((field) => field !== 'copy_count');
    const localRows = new Map(data.rows.get(name));
    for (const row of server.rows.values()) {
      if (row.collection !== name) continue;
      const local = localRows.get(row.id);
      localRows.delete(row.id);
      const finding = row.deleted ? checkDeletedRow(local) : checkPresentRow(local, row, compared);
      if (finding !== null) return `${name} ${row.id} ${finding}`;
    }
    for (const row of localRows.values()) {
      if (row.delivery.status === 'pending') return `${name} ${row.id} is still pending`;
      if (row.delivery.status !== 'rejected' && !isDeleted(row))
        return `${name} ${row.id} is on the device but not on the server`;
    }
  }
  return null;
}

function checkDeletedRow(row: SyncedRow | undefined): Finding {
  const isAllowed = row === undefined || isDeleted(row) || row.delivery.status === 'rejected';
  return isAllowed ? null : 'is on the device but deleted on the server';
}

function checkPresentRow(row: SyncedRow | undefined, server: ServerRow, fields: readonly string[]): Finding {
  if (row === undefined) return 'is on the server but not on the device';
  if (row.delivery.status === 'pending') return 'is still pending';
  if (isRejectedWithoutBase(row)) return null;
  if (revOf(row) !== server.rev) return `has revision ${revOf(row)} on the device and ${server.rev} on the server`;
  const local = valuesOf(acknowledgedBody(row), fields);
  const remote = valuesOf(server.body, fields);
  return sameJson(local, remote)
    ? null
    : `is ${JSON.stringify(local)} on the device and ${JSON.stringify(remote)} on the server`;
}

/** True for a rejected row without a server version that this device knows. */
function isRejectedWithoutBase(row: SyncedRow): boolean {
  const { delivery } = row;
  if (delivery.status !== 'rejected') return false;
  return (
    !('mergeBase' in delivery) || delivery.op === 'restore' || delivery.mergeBase === null || delivery.rev === null
  );
}

/** The server's stored streak, and the one computed from a device's rows, equal a count day by day. */
export function checkStreak(data: MemoryData | null, server: MemberRows): Finding {
  const kinds = new Map<string, string>();
  for (const { collection, id, body } of server.rows.values()) {
    if (collection === 'login_records') kinds.set(id, String(body.kind));
  }
  const counted = countDayByDay(kinds);
  const profile = server.rows.get('profiles me')?.body ?? {};
  if (!sameJson(counted, pick(profile, Object.keys(counted)))) {
    return `the server's profile has the streak ${JSON.stringify(profile)}, expected ${JSON.stringify(counted)}`;
  }
  if (data === null) return null;
  const days = [...(data.rows.get('login_records')?.values() ?? [])].flatMap((row) => {
    const kind = acknowledgedBody(row).kind === 'ticket' ? ('ticket' as const) : ('login' as const);
    return isRejectedWithoutBase(row) ? [] : [{ day: toDay(row.id), kind }];
  });
  const shown = summarizeStreak(days);
  return sameJson({ ...shown }, counted)
    ? null
    : `the device shows the streak ${JSON.stringify(shown)}, expected ${JSON.stringify(counted)}`;
}

const DAY = 86_400_000;

/** Computes the streak without the product code: visits every day from the first to the last. */
export function countDayByDay(kinds: ReadonlyMap<string, string>) {
  const recorded = [...kinds.keys()].map((day) => Date.parse(day));
  let run = 0;
  let longest = 0;
  let granted = 3;
  for (let dayMs = Math.min(...recorded); dayMs <= Math.max(...recorded); dayMs += DAY) {
    run = kinds.has(new Date(dayMs).toISOString().slice(0, 10)) ? run + 1 : 0;
    longest = Math.max(longest, run);
    if (run > 0 && run % 30 === 0) granted += 1;
  }
  const used = [...kinds.values()].filter((kind) => kind === 'ticket').length;
  return {
    tickets: granted - used,
    total_logins: kinds.size - used,
    current_streak: run,
    longest_streak: longest,
    last_login_date: recorded.length === 0 ? null : new Date(Math.max(...recorded)).toISOString().slice(0, 10),
  };
}

/** A write changes only the fields that it names: an older build does not know all of them. */
export function checkUntouchedFields(
  { collection, id, patch, original = {} }: PushedRow,
  before: ServerRow | undefined,
  after: ServerRow,
): Finding {
  const { merge, fields } = collectionIn(currentBuild, collection);
  if (merge !== 'fields' || before === undefined || before.deleted || after.deleted) return null;
  const changed = fields.find(
    (field) =>
      !(field in patch) && !(field in original) && !sameJson(before.body[field] ?? null, after.body[field] ?? null),
  );
  return changed === undefined ? null : `a write changed ${changed}, which it does not name: ${collection} ${id}`;
}

interface AppliedContext {
  readonly memberId: string;
  readonly ledger: Ledger;
  /** The row before the push; undefined also for a deleted one that the server has forgotten. */
  readonly before: ServerRow | undefined;
  /** The latest absence of the device that sent the write. */
  readonly absence: Absence | null;
  /** Whether the operator has ever announced a loss. */
  readonly isLossAnnounced: boolean;
}

/** What a write that changes a row on the server must not do: revive a deleted row, be applied twice, or win by its return. */
export function checkAppliedWrite(
  row: PushedRow,
  { memberId, ledger, before, absence, isLossAnnounced }: AppliedContext,
): Finding {
  const { collection, id, op } = row;
  if (op === 'delete' || collectionIn(currentBuild, collection).merge !== 'fields') return null;
  const entries = ledger
    .storedRows()
    .filter((entry) => entry.memberId === memberId && entry.collection === collection && entry.id === id);
  const name = `${op} of ${collection} ${id}`;
  // What came after an insert was judged with that insert.
  const deletion = entries.findLast(({ op: stored }) => ['insert', 'delete', 'restore'].includes(stored));
  // A restored server may have lost a row that another device has sent again and deleted since, and after a loss that was
  // announced a device sends a row again whose tombstone is gone: nobody knows any more.
  const isKnown =
    op === 'restore'
      ? ledger.restoreCount() === 0 && (before !== undefined || !isLossAnnounced)
      : deletion?.restoreCount === ledger.restoreCount();
  // A new row that was stored, deleted and forgotten while its device waited for the acknowledgement: a known gap.
  const origin = ledger.originOf(row.mutation_id);
  const isForgotten = op === 'insert' && before === undefined && ledger.hasStored(origin, collection, id);
  if (deletion?.op === 'delete' && isKnown) {
    // What others had written in a forgotten row went with its deletion.
    return isForgotten ? null : `the server revived a deleted row: ${name}`;
  }
  if (op === 'restore') return null;
  if (entries.at(-1)?.mutationId === row.mutation_id) return `the server applied a write twice: ${name}`;
  const field = absence === null ? undefined : overriddenField(row, entries, ledger, absence);
  return field === undefined ? null : `an edit from before an absence overrode a newer one: ${field}, ${name}`;
}

/** A field that another device set while this one was away, and that the member has not decided about since. */
function overriddenField(row: PushedRow, entries: readonly StoredEntry[], ledger: Ledger, absence: Absence) {
  const { collection, id, patch } = row;
  const origin = ledger.originOf(row.mutation_id);
  const writes = ledger.writes.filter(
    (write) => write.data === origin && write.collection === collection && write.id === id,
  );
  const { joins = {} } = collectionIn(currentBuild, collection);
  return Object.keys(patch).find((field) => {
    if (field in joins) return false;
    const decisions = writes.filter((write) => write.decides || field in write.fields);
    if (decisions.some(({ at, restoreCount }) => at > absence.returnedAt || restoreCount < ledger.restoreCount()))
      return false;
    const all = entries.filter((entry) => field in entry.patch);
    const stored = all.filter((entry) => entry.at <= absence.returnedAt);
    const newest = stored.at(-1);
    if (newest === undefined || newest.data === origin || newest.at <= absence.leftAt || newest.op === 'restore')
      return false;
    if (newest.restoreCount !== ledger.restoreCount() || sameJson(newest.patch[field], patch[field])) return false;
    // A value that was set back to what the device had seen, if only after its return, counts as unchanged.
    const values = [newest, all.at(-1) ?? newest].map((entry) => entry.patch[field]);
    if (decisions.some(({ base }) => values.some((value) => sameJson(base[field], value)))) return false;
    return !stored.some((entry) => entry.at <= absence.leftAt && sameJson(entry.patch[field], newest.patch[field]));
  });
}

/** Every local write of a member who has an account has reached the server, is still pending or rejected, was discarded, or lost to a deletion. */
export function checkDelivery(ledger: Ledger, members: ReadonlyMap<string, MemberRows>): Finding {
  const stored = new Map<string, StoredEntry[]>();
  for (const entry of ledger.storedRows()) {
    const key = `${entry.memberId} ${entry.collection} ${entry.id}`;
    stored.set(key, [...(stored.get(key) ?? []), entry]);
  }
  for (const entry of ledger.writes) {
    const { data, collection, id } = entry;
    const member = members.get(data.memberId);
    if (member === undefined) continue;
    const row = member.rows.get(`${collection} ${id}`);
    const finding = checkWrite(entry, {
      row,
      ledger,
      stored: stored.get(`${data.memberId} ${collection} ${id}`) ?? [],
    });
    if (finding !== null) return `the write ${entry.seq} of ${collection} ${id} ${finding}`;
  }
  return null;
}

interface DeliveryContext {
  readonly row: ServerRow | undefined;
  readonly ledger: Ledger;
  readonly stored: readonly StoredEntry[];
}

function checkWrite(entry: WriteEntry, { row, ledger, stored }: DeliveryContext): Finding {
  const { data, collection, id, seq } = entry;
  const local = data.removed ? undefined : data.rows.get(collection)?.get(id);
  if (entry.discarded || ledger.hasForgottenDeletion(entry) || (local !== undefined && hasChange(local))) return null;
  if (row?.deleted || (row === undefined && ledger.writes.some((other) => other.id === id && other.deletes)))
    return null;
  const sameData = stored.filter((other) => other.data === data && other.seq >= seq);
  if (data.removed) {
    const hasReachedServer = ledger
      .storedRows()
      .slice(0, ledger.storedBeforeWipe.get(data))
      .some((other) => sameData.includes(other));
    if (!hasReachedServer || ledger.restoreCount() > 0) return null;
  }
  // After the server lost rows, the version of another device may take precedence.
  const isOverridable =
    entry.restoreCount < ledger.restoreCount() &&
    ledger.writes.some((other) => other.collection === collection && other.id === id && other.data !== data);
  // A deletion of another device may arrive first, and a pending edit may recreate the row after its tombstone is gone.
  if (entry.deletes)
    return stored.some((other) => other.op === 'delete') || isOverridable
      ? null
      : 'did not delete the row on the server';
  // A server that was restored during an absence may have lost the row: the member is told that it was deleted.
  if (row === undefined) return entry.noticed && ledger.restoreCount() > 0 ? null : 'is missing on the server';
  const { merge, joins = {} } = collectionIn(ledger.build, collection);
  // The member recorded the day again after the server had rejected it.
  const isRecordedAgain = ledger.writes.some(
    (later) =>
      later.data === data && later.id === id && later.seq > seq && later.decides && 'claimed_at' in later.fields,
  );
  if (merge !== 'fields') return isRecordedAgain ? null : checkMergedRow(entry, row);
  // Deleted in between, then recreated by a pending edit of a device that never pulled the tombstone.
  if (stored.some((other) => other.op === 'delete')) return null;
  if (isOverridable) return null;
  for (const [field, value] of Object.entries(entry.fields)) {
    const remote = row.body[field] ?? null;
    const join = joins[field];
    if (join !== undefined) {
      // Joining a value that the server already contains changes nothing, even if a later write superseded this one.
      if (!sameJson(joinValues(join, value, remote), remote)) return `is not contained in ${field} on the server`;
      continue;
    }
    if (entry.settled.has(field)) continue;
    const wasStored = sameData.some((other) => field in other.patch) || sameJson(remote, value);
    const wasRewritten = ledger.writes.some(
      (later) => later.data === data && later.id === id && later.seq > seq && field in later.fields,
    );
    if (!wasStored && !wasRewritten) return `did not store ${field} = ${JSON.stringify(value)} on the server`;
  }
  return null;
}

function checkMergedRow({ collection, fields }: WriteEntry, { body }: ServerRow): Finding {
  if (collection === 'login_records') {
    if (fields.kind === 'login' && body.kind !== 'login') return 'is a login that the server turned into a ticket';
    return fields.claimed_at === undefined || String(body.claimed_at) <= String(fields.claimed_at)
      ? null
      : 'has an earlier claimed_at than the server';
  }
  if (collection === 'member_settings') {
    const localEntries = new Map(Object.entries({ ...(typeof body.entries === 'object' ? body.entries : {}) }));
    const lost = Object.entries({ ...(typeof fields.entries === 'object' ? fields.entries : {}) }).find(
      ([name, count]) => Number(localEntries.get(name) ?? 0) < Number(count),
    );
    return lost === undefined ? null : `has the entry ${lost.join(' ')}, which the server lost`;
  }
  const { video_title: title = body.video_title } = fields;
  return title === body.video_title ? null : 'has a different video_title on the server';
}
