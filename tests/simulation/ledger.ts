import { acknowledgedBody, hasChange, isDeleted, isStored, type Row, revOf } from '../../sync/engine/row.ts';
import { mutationIdOf, touchedFields } from '../../sync/engine/row-builders.ts';
import { type Build, collectionIn, currentBuild } from '../../sync/model/build.ts';
import type { Collection } from '../../sync/model/collection.ts';
import { type Body, pick, sameJson } from '../../sync/model/json.ts';
import type { PushedRow } from '../../sync/protocol/sync-exchange.ts';
import type { MemoryData } from '../support/reference/memory-store.ts';

/** One local write of a row by the member of a device. */
export interface WriteEntry {
  readonly data: MemoryData;
  readonly collection: string;
  readonly id: string;
  /** Order among all writes of the simulation. */
  readonly seq: number;
  readonly deletes: boolean;
  /** The fields it changed. */
  readonly fields: Body;
  /** What the server had in them, as far as this device knew. */
  readonly base: Body;
  readonly at: number;
  /** True when the member sent a rejected row again, as it was or with other texts. */
  readonly decides: boolean;
  /** How often the server had been restored before the write. */
  readonly restoreCount: number;
  /** True when the member discarded it after a rejection, or the server already had the same values. */
  discarded: boolean;
  /** True when it lost to a deletion and is in the notices. */
  noticed: boolean;
  /** Fields of which the server had the same value anyway. */
  readonly settled: Set<string>;
}

/** One pushed row that the server stored. */
export interface StoredEntry {
  readonly memberId: string;
  readonly data: MemoryData;
  readonly collection: string;
  readonly id: string;
  readonly seq: number;
  readonly op: string;
  readonly patch: Body;
  readonly mutationId: string;
  readonly at: number;
  readonly restoreCount: number;
}

/** Records every local write and every row that the server stored, without using the sync state of the product. */
export interface Ledger {
  /** Has the collections of every write. */
  readonly build: Build;
  readonly writes: readonly WriteEntry[];
  readonly storedRows: () => readonly StoredEntry[];
  /** Whether the server ever stored a write of this device for the row, also if a restore lost it. */
  hasStored(data: MemoryData | undefined, collection: string, id: string): boolean;
  /** How often the server was restored. */
  readonly restoreCount: () => number;
  /**
   * Whether a deletion that the server stored after the write was forgotten by the server and all devices before the server lost
   * rows: a restore then brings the row back as it was.
   */
  hasForgottenDeletion(write: WriteEntry): boolean;
  /** Records that the server has removed tombstones older than `before` earlier than after 180 days. */
  recordRemovedTombstones(before: number): void;
  /** For each wiped database, the length of storedRows() at that time. */
  readonly storedBeforeWipe: Map<MemoryData, number>;
  /** The device's data in which a write was made. */
  originOf(mutationId: string): MemoryData | undefined;
  recordWrite(data: MemoryData, before: Row, after: Row): void;
  /** Records a row that the server stored; returns a finding when it must not have done so. */
  recordStored(memberId: string, row: PushedRow): string | null;
  /** Call together with a backup of the server; the returned function is called with its restore. */
  takeCheckpoint(): () => void;
}

/** How long the server keeps a tombstone. */
const TOMBSTONE_MS = 180 * 86_400_000;

/** True when the member discarded a rejected write, or the server already had the same values. */
function isDiscarded(before: Row, after: Row, rules: Collection): boolean {
  if (!hasChange(before)) return false;
  // A claim drops what a guest has deleted.
  if (before.delivery.op === 'delete' && after.delivery.status === 'absent') return true;
  if (before.delivery.status !== 'rejected') return false;
  if (after.delivery.status === 'absent' || after.delivery.status === 'unconfirmed') return true;
  if (after.delivery.status === 'synced') {
    const touched = touchedFields(before, rules);
    return revOf(after) === revOf(before) || sameJson(pick(after.body, touched), pick(before.body, touched));
  }
  return isRestore(before) && isRestore(after) && sameJson(after.body, acknowledgedBody(before));
}

/** Edited fields that need not be sent: the full pull of a reset showed that the server has the same values. */
function fieldsSettledByPull(
  { before, after }: { readonly before: Row; readonly after: Row },
  rules: Collection,
  isKnown: (mutationId: string) => boolean,
): readonly string[] {
  if (!hasChange(before) || revOf(before) !== null || isKnown(before.delivery.mutationId)) return [];
  const open = hasChange(after) ? touchedFields(after, rules) : [];
  const isFilled = before.delivery.op === 'claim' && revOf(after) !== null;
  if (isFilled) return before.delivery.claimed.filter((field) => !open.includes(field));
  return touchedFields(before, rules).filter(
    (field) => !open.includes(field) && sameJson(after.body[field], before.body[field]),
  );
}

/** True when a deletion overrode an edit: checkLostEdit() checks that the member is told. */
function isLost(before: Row, after: Row): boolean {
  return hasChange(before) && !isDeleted(before) && !hasChange(after) && isDeleted(after);
}

function isRestore({ delivery }: Row): boolean {
  return (delivery.status === 'pending' || delivery.status === 'rejected') && delivery.op === 'restore';
}

/** True when the member sent a rejected row again; a value that is joined says nothing about the others. */
function isDecision(before: Row, touched: readonly string[], { joins = {} }: Collection): boolean {
  const isRejected = hasChange(before) && before.delivery.status === 'rejected';
  return isRejected && (touched.length === 0 || touched.some((field) => !(field in joins)));
}

export function openLedger(now: () => number, build = currentBuild): Ledger {
  const writes: WriteEntry[] = [];
  let storedRows: StoredEntry[] = [];
  const everStored: StoredEntry[] = [];
  let restoreCount = 0;
  let tombstonesSince = Number.NEGATIVE_INFINITY;
  const forgotten = new Set<StoredEntry>();
  const devices = new Set<MemoryData>();
  const origins = new Map<string, { readonly seq: number; readonly data: MemoryData }>();

  function isKnown({ memberId, collection, id }: StoredEntry): boolean {
    return [...devices].some((data) => {
      const row = data.memberId === memberId && !data.removed ? data.rows.get(collection)?.get(id) : undefined;
      return row !== undefined && isDeleted(row);
    });
  }

  return {
    build,
    writes,
    storedRows: () => storedRows,
    hasStored: (data, collection, id) =>
      everStored.some((entry) => entry.data === data && entry.collection === collection && entry.id === id),
    restoreCount: () => restoreCount,
    hasForgottenDeletion: ({ collection, id, at }) =>
      [...forgotten].some((entry) => entry.collection === collection && entry.id === id && entry.at >= at),
    recordRemovedTombstones(before) {
      tombstonesSince = Math.max(tombstonesSince, before);
    },
    storedBeforeWipe: new Map(),
    originOf: (mutationId) => origins.get(mutationId)?.data,
    recordWrite(data, before, after) {
      devices.add(data);
      const { collection, id } = after;
      const rules = collectionIn(build, collection);
      const discarded = isDiscarded(before, after, rules);
      const isKnown = (mutationId: string) => storedRows.some((entry) => entry.mutationId === mutationId);
      const settled = fieldsSettledByPull({ before, after }, rules, isKnown);
      for (const entry of writes) {
        if (entry.data !== data || entry.collection !== collection || entry.id !== id) continue;
        entry.discarded ||= discarded;
        entry.noticed ||= isLost(before, after);
        for (const field of settled) entry.settled.add(field);
      }
      const mutationId = mutationIdOf(after);
      if (mutationId === null || mutationId === mutationIdOf(before) || origins.has(mutationId)) return;
      const seq = origins.size + 1;
      origins.set(mutationId, { seq, data });
      // A discarded edit is replaced by a plain restore, which is no write of the member.
      if (discarded) return;
      const touched = rules.fields.filter((field) => !sameJson(after.body[field], before.body[field]));
      const fields = pick(after.body, touched);
      const base = isStored(before) ? pick(acknowledgedBody(before), touched) : {};
      const deletes = isDeleted(after) && !isDeleted(before);
      const decides = isDecision(before, touched, rules);
      const outcome = { discarded: false, noticed: false, settled: new Set<string>() };
      writes.push({ data, collection, id, seq, deletes, fields, base, at: now(), decides, restoreCount, ...outcome });
    },
    recordStored(memberId, { collection, id, mutation_id, op, patch, original }) {
      const origin = origins.get(mutation_id);
      if (origin === undefined) return `the server stored the mutation ${mutation_id}, which no device created`;
      if (origin.data.memberId !== memberId) return `the server stored a write from a device of another member`;
      const { seq, data } = origin;
      const isNewer = (entry: StoredEntry) =>
        entry.data === data && entry.collection === collection && entry.id === id && entry.seq > seq;
      const newer = storedRows.find(isNewer);
      const written = { memberId, data, collection, id, seq, op, patch: { ...original, ...patch } };
      const entry = { ...written, mutationId: mutation_id, at: now(), restoreCount };
      storedRows.push(entry);
      everStored.push(entry);
      return newer === undefined
        ? null
        : `the server stored a write of ${collection} ${id} after a newer one from the same device`;
    },
    takeCheckpoint() {
      const length = storedRows.length;
      return () => {
        storedRows = storedRows.slice(0, length);
        restoreCount += 1;
        const since = Math.max(tombstonesSince, now() - TOMBSTONE_MS);
        for (const entry of everStored)
          if (entry.op === 'delete' && entry.at <= since && !isKnown(entry)) forgotten.add(entry);
      };
    },
  };
}
