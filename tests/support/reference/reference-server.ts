import { PART_ROWS, printRow, sortKeys } from '../../../sync/engine/digest.ts';
import { PROFILE_ID } from '../../../sync/model/account/profiles.collection.ts';
import { collectionIn, currentBuild } from '../../../sync/model/build.ts';
import { appliesLast } from '../../../sync/model/collection.ts';
import { type Day, toDay } from '../../../sync/model/day/day.ts';
import { type Body, type Json, pick, sameJson } from '../../../sync/model/json.ts';
import { limits as domainLimits } from '../../../sync/model/limits.ts';
import { ROW_SCHEMA } from '../../../sync/model/row-schema.ts';
import { type DayRecord, summarizeStreak } from '../../../sync/model/streak/streak.ts';
import { syncedCollections } from '../../../sync/model/synced-collections.ts';
import type { PushedRow, RowResult, Snapshot, SyncRequest } from '../../../sync/protocol/sync-exchange.ts';
import { firstLessonDay } from './lesson-grant.ts';
import {
  beginEpoch,
  contains,
  copyOf,
  knownRev,
  type MemberRows,
  type ProcessedMutation,
  type ServerRow,
  wire,
} from './reference-member.ts';
import { bridgeOf, judge, type RowContext, rejectBridge } from './reference-rows.ts';
import { sha256 } from './sha256.ts';

export interface ServerLimits {
  minSchema: number;
  maxSchema: number;
  pushRows: number;
  pullRows: number;
  /** Rows that the results of a push bring, where SQL counts bytes. */
  resultRows: number;
  /** Seconds without polls that devices are asked for; 0 for as usual. */
  pollAfter: number;
}

export interface Refusal {
  readonly status: number;
  readonly code: string;
}

export interface ReferenceServer {
  readonly members: Map<string, MemberRows>;
  readonly limits: ServerLimits;
  /** `joinedMs` is now unless given. */
  join(memberId: string, joinedMs?: number): void;
  exchange(memberId: string, request: SyncRequest): { readonly response: Json } | { readonly refusal: Refusal };
  publish(name: string, body: Json): void;
  readContent(name: string, version: number | null): Snapshot | null;
  /** Removes tombstones of rows deleted before `beforeMs`. */
  removeTombstones(beforeMs: number): void;
  /** The daily job: forgets old mutation ids and tombstones, as private.purge_old_rows(). */
  purgeOldRows(): void;
  deleteAccount(memberId: string): void;
  /** Part of the import after a restore: deletes the accounts that are not among these, as they were deleted after the backup. */
  keepAccounts(memberIds: ReadonlySet<string>): void;
  /** Takes a backup; the returned function brings it back, in another history unless the `history` stays the same. */
  backup(): (history: 'same' | 'other') => void;
  startNewEpoch(): void;
}

export interface ServerPorts {
  readonly now: () => number;
  readonly uuid: () => string;
  readonly onStored?: (memberId: string, device: string, row: PushedRow, result: RowResult) => void;
}

const DAY = 86_400_000;

/**
 * An in-memory server for the simulation: the twin of the SQL function sync_exchange(), without its limits of sizes and amounts,
 * which tests/supabase/exchange checks in SQL.
 */
export function createReferenceServer({ now, uuid, onStored }: ServerPorts): ReferenceServer {
  const members = new Map<string, MemberRows>();
  const limits: ServerLimits = {
    minSchema: 1,
    maxSchema: ROW_SCHEMA,
    pushRows: 500,
    pullRows: 2000,
    resultRows: 500,
    pollAfter: 0,
  };
  let snapshots = new Map<string, Snapshot>();
  let history = '1';

  const iso = () => new Date(now()).toISOString();
  const epochOf = (member: MemberRows) => `${member.epoch}.${member.gcFloor}`;

  function join(id: string, joinedMs = now()) {
    const joinedAt = new Date(joinedMs).toISOString();
    const member: MemberRows = {
      id,
      joinedAt,
      rows: new Map(),
      mutations: new Map(),
      rev: 1,
      epoch: uuid(),
      epochAt: joinedMs,
      ended: [],
      history,
      gcFloor: 0,
    };
    members.set(id, member);
    const profile = {
      username: `member ${id}`,
      email: `${id}@example.com`,
      email_verified: true,
      created_at: joinedAt,
    };
    const empty = { bio: null, location: null, birth_date: null, phone_number: null };
    put(member, 'profiles', PROFILE_ID, { ...profile, ...empty, ...summarizeStreak([]) }, 1);
  }

  function put(member: MemberRows, collection: string, id: string, body: Body | null, rev: number) {
    const existing = member.rows.get(`${collection} ${id}`);
    const isWritten = existing === undefined || body === null || !sameJson(written(existing.body), written(body));
    member.rows.set(`${collection} ${id}`, {
      collection,
      id,
      rev,
      deleted: body === null,
      body: body ?? {},
      changedAt: now(),
      writtenRev: isWritten || collection !== 'profiles' ? rev : existing.writtenRev,
      ...(!isWritten && existing.restoredFrom !== undefined && { restoredFrom: existing.restoredFrom }),
    });
  }

  function rowsOf(member: MemberRows, collection: string): readonly ServerRow[] {
    return [...member.rows.values()].filter((row) => row.collection === collection && !row.deleted);
  }

  function daysOf(member: MemberRows) {
    return rowsOf(member, 'login_records').map(({ id, body }) => readDay(toDay(id), body.kind));
  }

  /** What decides how far back a day may be. */
  function ageLimits(member: MemberRows) {
    const isRestored = member.ended.length > 0 && member.epochAt > now() - domainLimits.absence_days_max * DAY;
    return { nowMs: now(), joinedAt: member.joinedAt, isRestored };
  }

  function contextFor(member: MemberRows, row: PushedRow): RowContext {
    return {
      ...ageLimits(member),
      existing: member.rows.get(`${row.collection} ${row.id}`) ?? null,
      ticketsLeft: () => summarizeStreak(daysOf(member)).tickets,
      progressIn: (trainingType) => member.rows.get(`training_progress ${trainingType}`)?.body ?? null,
      firstLessonDay: () => firstLessonDay(Date.parse(member.joinedAt), firstLoginOf(member)),
      copyRejection: (originalId) => copyRejection(member, originalId),
    };
  }

  function firstLoginOf(member: MemberRows) {
    const logins = rowsOf(member, 'login_records').filter(({ body }) => body.kind === 'login');
    const first = logins.sort((a, b) => (a.id < b.id ? -1 : 1))[0];
    return first === undefined ? null : { day: toDay(first.id), claimedMs: Date.parse(String(first.body.claimed_at)) };
  }

  function sourceOf(originalId: string) {
    for (const owner of members.values()) {
      const row = owner.rows.get(`kata_forms ${originalId}`);
      if (row !== undefined && !row.deleted && row.body.is_copied === false) return { owner, row };
    }
    return null;
  }

  function copyRejection(member: MemberRows, originalId: string) {
    const source = sourceOf(originalId);
    if (source === null) return 'source_gone';
    if (source.owner.id === member.id) return 'own_kata';
    const again = rowsOf(member, 'kata_forms').some(({ body }) => body.original_id === originalId);
    return again ? 'already_copied' : null;
  }

  /**
   * Applies rows in their order, those that are accepted because of others last. Like in SQL, known writes are read once, and
   * results have the rows after the push.
   */
  function pushRows(member: MemberRows, { push, since }: SyncRequest, firstRev: number): readonly RowResult[] {
    const mutations = new Map(member.mutations);
    const outcomes: Outcome[] = [];
    for (const [index, row] of orderToApply(push)) {
      if (outcomes[index] !== undefined) continue;
      const bridge = bridgeOf(row);
      const isNewBridge = bridge !== null && !mutations.has(row.mutation_id);
      const isOfBridge = ([, other]: Entry) => bridgeOf(other) === bridge && !mutations.has(other.mutation_id);
      if (isNewBridge) applyBridge(member, orderToApply(push).filter(isOfBridge), firstRev, outcomes);
      else outcomes[index] = applyOnce(member, row, { rev: firstRev + index, mutations });
    }
    return push.map((row, index) =>
      resultOf(member, row, outcomes[index] ?? 'merged', { rev: firstRev + index, since }),
    );
  }

  function applyOnce(
    member: MemberRows,
    row: PushedRow,
    { rev, mutations }: { readonly rev: number; readonly mutations: ReadonlyMap<string, ProcessedMutation> },
  ): Outcome {
    const processed = mutations.get(row.mutation_id);
    if (processed !== undefined) {
      if (processed.at < now() - DAY) member.mutations.set(row.mutation_id, { ...processed, at: now() });
      return repeatedOutcome(processed);
    }
    const outcome = pushRow(member, row, rev, mutations);
    recordMutation(member, row, outcome);
    return outcome;
  }

  function recordMutation(member: MemberRows, row: PushedRow, outcome: Outcome) {
    const accepted = typeof outcome === 'string';
    for (const id of [row.mutation_id, ...(accepted ? row.superseded_ids : [])]) {
      const rejectionCode = accepted ? null : outcome.code;
      if (!member.mutations.has(id)) member.mutations.set(id, { rejectionCode, at: now() });
    }
  }

  /** Applies all rows of a bridge or none, and sets their outcomes; the twin of private.push_bridge(). */
  function applyBridge(member: MemberRows, entries: readonly Entry[], firstRev: number, outcomes: Outcome[]) {
    const rowsBefore = [...member.rows];
    const daysBefore = daysOf(member);
    const applied = entries.map(([index, row]) => pushRow(member, row, firstRev + index));
    const rejected = applied.find((outcome) => typeof outcome !== 'string');
    const code = rejected === undefined ? rejectApplied(member, entries, daysBefore) : rejected.code;
    if (code !== null) {
      member.rows.clear();
      for (const [key, row] of rowsBefore) member.rows.set(key, row);
    }
    for (const [position, [index, row]] of entries.entries()) {
      const outcome = code === null ? (applied[position] ?? 'merged') : { code };
      outcomes[index] = outcome;
      recordMutation(member, row, outcome);
    }
  }

  /** Why the rows of a bridge, which are stored by now, are rejected; null when they are not. */
  function rejectApplied(member: MemberRows, entries: readonly Entry[], daysBefore: readonly DayRecord[]) {
    const days = daysOf(member);
    const used = countTickets(days) - countTickets(daysBefore);
    const isOverspent = used > summarizeStreak(daysBefore).tickets;
    const recorded = new Set(days.map(({ day }) => day));
    const rows = entries.map(([, row]) => row);
    return rejectBridge(rows, recorded, ageLimits(member)) ?? (isOverspent ? 'no_ticket' : null);
  }

  function pushRow(
    member: MemberRows,
    row: PushedRow,
    rev: number,
    mutations: ReadonlyMap<string, ProcessedMutation> = new Map(),
  ): Outcome {
    const { collection, id } = row;
    const key = `${collection} ${id}`;
    const existing = member.rows.get(key) ?? null;
    const resolved = resolveRestore(row, existing);
    const isNewer = row.op === 'restore' && resolved === row;
    if (isNewer && existing !== null && contains(existing.body, row.patch)) return 'merged';
    const reduced = resolved === row ? withoutStored(row, mutations) : resolved;
    const verdict = judge(reduced, contextFor(member, row));
    if (verdict.kind === 'rejected') return { code: verdict.code };
    if (verdict.kind === 'unchanged') return 'merged';
    if (verdict.kind === 'deleted') {
      put(member, collection, id, null, rev);
      return 'ok';
    }
    put(member, collection, id, verdict.body, rev);
    const stored = member.rows.get(key);
    if (stored !== undefined && resolved !== row) {
      const { former_epoch = '', former_rev = 0 } = row;
      member.rows.set(key, { ...stored, restoredFrom: { epoch: former_epoch, rev: former_rev } });
    }
    const claim = reduced === resolved ? verdict.claim : { ...row.patch, ...verdict.claim };
    const isAsSent = (existing?.rev ?? 0) === resolved.base_rev && contains(verdict.body, claim);
    return isAsSent && row.op !== 'restore' ? 'ok' : 'merged';
  }

  function refreshStreak(member: MemberRows, rev: number) {
    const existing = member.rows.get(`profiles ${PROFILE_ID}`)?.body ?? {};
    const body: Body = { ...existing, ...summarizeStreak(daysOf(member)) };
    if (!sameJson(body, existing)) put(member, 'profiles', PROFILE_ID, body, rev);
  }

  function exchange(memberId: string, request: SyncRequest): { response: Json } | { refusal: Refusal } {
    const member = members.get(memberId);
    if (member === undefined) return { refusal: { status: 401, code: 'PT401' } };
    if (member.history !== history) beginEpoch(member, { epoch: uuid(), at: now(), history });
    const { push, since, epoch } = request;
    if (push.length > limits.pushRows) return { refusal: { status: 413, code: 'PT413' } };
    const head = {
      member_id: memberId,
      epoch: epochOf(member),
      server_now: iso(),
      min_schema: limits.minSchema,
      max_schema: limits.maxSchema,
    };
    const nothing = { ...head, results: [], rows: [], cursor: since, more: false };
    if (request.schema < limits.minSchema || request.schema > limits.maxSchema) return { response: nothing };
    const sameEpoch = epoch?.split('.')[0] === member.epoch;
    const lost = (since > 0 || epoch !== null) && (!sameEpoch || since > member.rev);
    const missesTombstones = since < member.gcFloor && epoch !== head.epoch;
    const forgotten = epoch !== null && missesTombstones;
    const absent = epoch !== null && wasAbsent(request.synced_at, now());
    const comparison = !lost && !absent && !forgotten ? compareDigest(member, request) : null;
    const differs = comparison !== null && !comparison.isSame;
    if (lost || absent || forgotten || differs) {
      const causes = [
        ...(differs ? ['differs'] : []),
        ...(lost ? ['restored'] : []),
        ...(absent ? ['absent'] : []),
        ...(forgotten ? ['forgotten'] : []),
      ];
      return { response: { ...nothing, cursor: 0, reset: { known_rev: knownRev(member, epoch), causes } } };
    }
    const first = member.rev + 1;
    if (push.length > 0) member.rev += push.length + 1;
    const judged = pushRows(member, request, first);
    for (const [index, row] of push.entries()) {
      const result = judged[index];
      if (result !== undefined) onStored?.(memberId, request.device, row, result);
    }
    if (push.some(({ collection }) => collection === 'login_records')) refreshStreak(member, member.rev);
    const results = cutResults(judged, limits.resultRows);
    const page = pull(member, request, results);
    const versions = Object.fromEntries([...snapshots].map(([name, { version }]) => [name, version]));
    return {
      response: {
        ...head,
        results,
        ...page,
        more: page.more || results.some((result) => result.status !== 'ok' && result.row === undefined),
        published_versions: versions,
        ...(comparison !== null && { compared: comparison.amount }),
        ...(limits.pollAfter > 0 && { poll_after: limits.pollAfter }),
      },
    };
  }

  function pull(member: MemberRows, { since, limit, epoch }: SyncRequest, results: readonly RowResult[]) {
    const acknowledged = new Set(results.flatMap((result) => (result.status === 'ok' ? [result.rev] : [])));
    const newer = [...member.rows.values()].filter(({ rev }) => rev > since).sort((a, b) => a.rev - b.rev);
    const page = newer.slice(0, Math.min(limit, limits.pullRows));
    const more = page.length === Math.min(limit, limits.pullRows);
    const rows = page.filter(({ rev }) => !acknowledged.has(rev)).map(wire);
    const pulled = { rows, cursor: more ? (page.at(-1)?.rev ?? since) : member.rev, more };
    if (since > 0 || !more) return pulled;
    const home = epoch === null ? newer.slice(page.length).filter(isHomeRow).reverse().map(wire) : [];
    return { ...pulled, rows: [...rows, ...home], total_rows: member.rows.size };
  }

  function removeTombstones(beforeMs: number) {
    for (const member of members.values()) {
      for (const [key, { deleted, changedAt, rev }] of member.rows) {
        if (!deleted || changedAt >= beforeMs) continue;
        member.rows.delete(key);
        member.gcFloor = Math.max(member.gcFloor, rev);
      }
    }
  }

  return {
    members,
    limits,
    join,
    exchange,
    publish: (name, body) => {
      snapshots.set(name, { version: (snapshots.get(name)?.version ?? 0) + 1, body });
    },
    readContent: (name, version) => {
      const snapshot = snapshots.get(name);
      return snapshot === undefined || snapshot.version === version ? null : snapshot;
    },
    removeTombstones,
    purgeOldRows() {
      for (const { mutations } of members.values()) {
        for (const [id, { at }] of mutations) if (at < now() - domainLimits.mutation_days * DAY) mutations.delete(id);
      }
      removeTombstones(now() - domainLimits.tombstone_days * DAY);
    },
    deleteAccount: (memberId) => void members.delete(memberId),
    keepAccounts(memberIds) {
      for (const id of members.keys()) if (!memberIds.has(id)) members.delete(id);
    },
    backup() {
      const saved = [...members.values()].map((member) => ({ ...member, ...copyOf(member) }));
      const savedSnapshots = new Map(snapshots);
      return (stored) => {
        for (const member of saved) members.set(member.id, { ...member, ...copyOf(member) });
        snapshots = new Map(savedSnapshots);
        if (stored === 'other') history = uuid();
      };
    },
    startNewEpoch() {
      for (const member of members.values()) beginEpoch(member, { epoch: uuid(), at: now(), history });
    },
  };
}

/** Compares a digest with the member's rows, as private.compare_digest() does; null where the server does not. */
function compareDigest(member: MemberRows, { digest, push, since }: SyncRequest) {
  if (digest === undefined || push.length > 0 || since !== member.rev) return null;
  let amount = 0;
  let isSame = true;
  for (const [collection, { fields, except, hash }] of Object.entries(digest)) {
    const live = [...member.rows.values()].filter(
      (row) => row.collection === collection && !row.deleted && !except.includes(row.id),
    );
    const prints = live.sort((a, b) => (a.id < b.id ? -1 : 1)).map((row) => printRow(row, sortKeys(fields)));
    const parts = Array.from({ length: Math.ceil(prints.length / PART_ROWS) }, (_, n) =>
      sha256(prints.slice(n * PART_ROWS, (n + 1) * PART_ROWS).join('\n')),
    );
    amount += live.length;
    isSame &&= sha256(parts.join('')) === hash;
  }
  return { amount, isSame };
}

/** A row that the first page of a new device has whatever its revision. */
function isHomeRow({ collection }: ServerRow): boolean {
  return ['profiles', 'login_records', 'training_progress'].includes(collection);
}

/** The results with each row once, and at most `max` rows; the device repeats the writes of the others. */
function cutResults(results: readonly RowResult[], max: number): readonly RowResult[] {
  const sent = new Set<string>();
  return results.map((result) => {
    if (result.status === 'ok') return result;
    const key = `${result.collection} ${result.id}`;
    const hasRoom = sent.size < max && !sent.has(key);
    sent.add(key);
    const { row: _, ...rest } = result;
    return hasRoom ? result : rest;
  });
}

/** A row of a push with its position. */
type Entry = readonly [index: number, row: PushedRow];

function countTickets(days: readonly DayRecord[]): number {
  return days.filter(({ kind }) => kind === 'ticket').length;
}

/** The rows of a push with their positions; those that are accepted because of others come last. */
function orderToApply(push: readonly PushedRow[]): readonly Entry[] {
  const entries = [...push.entries()];
  const last = entries
    .filter(([, row]) => isAppliedLast(row))
    .sort(([, a], [, b]) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  return [...entries.filter(([, row]) => !isAppliedLast(row)), ...last];
}

function isAppliedLast({ collection, patch, original }: PushedRow): boolean {
  if (!Object.hasOwn(syncedCollections, collection)) return false;
  return appliesLast(collectionIn(currentBuild, collection), { ...original, ...patch });
}

/** Beyond this, mutation ids and tombstones may be forgotten that the device needs; as in private.sync_exchange(). */
function wasAbsent(syncedAt: string | null, nowMs: number): boolean {
  return syncedAt !== null && Date.parse(syncedAt) < nowMs - domainLimits.absence_days_max * DAY;
}

/** A row without the fields that stored writes have set; the twin of private.without_stored(). */
function withoutStored(row: PushedRow, mutations: ReadonlyMap<string, ProcessedMutation>): PushedRow {
  const { patch, written_by = {} } = row;
  const isStored = (field: string) => mutations.get(written_by[field] ?? '')?.rejectionCode === null;
  const fields = Object.keys(patch);
  return fields.some(isStored)
    ? {
        ...row,
        patch: pick(
          patch,
          fields.filter((field) => !isStored(field)),
        ),
      }
    : row;
}

/** The result of a known write, without processing it again. */
function repeatedOutcome({ rejectionCode }: ProcessedMutation): Outcome {
  return rejectionCode === null ? 'duplicate' : { code: rejectionCode };
}

/** The fields of a profile that its member writes. */
function written(body: Body): Body {
  return pick(body, collectionIn(currentBuild, 'profiles').fields);
}

/** The server's decision on a pushed row. */
type Outcome = 'ok' | 'merged' | 'duplicate' | { readonly code: string };

/** A row is sent back unless it is stored as sent, and the device has pulled what the write is based on. */
function resultOf(
  member: MemberRows,
  pushed: PushedRow,
  outcome: Outcome,
  { rev, since }: { readonly rev: number; readonly since: number },
): RowResult {
  const { collection, id, mutation_id, base_rev } = pushed;
  const existing = member.rows.get(`${collection} ${id}`);
  const row = existing === undefined ? null : wire(existing);
  const key = { collection, id, mutation_id };
  if (typeof outcome !== 'string') return { ...key, status: 'rejected', code: outcome.code, row };
  if (outcome === 'duplicate') return { ...key, status: 'duplicate', row };
  const isAsSent = outcome === 'ok' && existing?.rev === rev && base_rev <= since;
  return isAsSent ? { ...key, status: 'ok', rev } : { ...key, status: 'merged', row };
}

/** A restore sets the whole row, or only its patch over a version of another device that is newer than the lost one. */
function resolveRestore(row: PushedRow, existing: ServerRow | null): PushedRow {
  if (row.op !== 'restore') return row;
  const { restoredFrom } = existing ?? {};
  const isOlder = restoredFrom?.epoch === row.former_epoch && (restoredFrom?.rev ?? 0) < (row.former_rev ?? 0);
  if (existing !== null && existing.writtenRev > row.base_rev && !isOlder) return row;
  return { ...row, base_rev: existing?.rev ?? 0, patch: { ...row.original, ...row.patch } };
}

function readDay(day: Day, kind: Json | undefined) {
  return { day, kind: kind === 'ticket' ? ('ticket' as const) : ('login' as const) };
}
