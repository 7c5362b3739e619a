import { collectionOf } from '../../sync/collections/synced-collections.ts';
import { acknowledgedBody, hasChange, isDeleted, type Row, revOf } from '../../sync/engine/row.ts';
import { mutationIdOf, touchedFields } from '../../sync/engine/row-handlers.ts';
import { type Body, pick, sameJson } from '../../sync/protocol/json.ts';
import type { PushedRow } from '../../sync/protocol/sync-exchange.ts';
import type { MemoryData } from '../support/memory-store.ts';

/** One write of a row on one device, as the member made it. */
export interface WriteEntry {
  readonly data: MemoryData;
  readonly collection: string;
  readonly id: string;
  readonly seq: number;
  readonly deletes: boolean;
  /** The fields it changed. */
  readonly fields: Body;
  /** How often the server had been restored before. */
  readonly epochCount: number;
  /** The member discarded it after a rejection, or another device wrote the same. */
  discarded: boolean;
}

/** One row that the server stored. */
export interface StoredEntry {
  readonly memberId: string;
  readonly data: MemoryData;
  readonly collection: string;
  readonly id: string;
  readonly seq: number;
  readonly op: string;
  readonly patch: Body;
}

/** Records every write and everything the server stored, independent of the product. */
export interface Ledger {
  readonly written: readonly WriteEntry[];
  readonly stored: () => readonly StoredEntry[];
  /** How often the server was restored. */
  readonly epochCount: () => number;
  /** For each wiped database, how many entries the server had stored by then. */
  readonly wiped: Map<MemoryData, number>;
  recordWrite(data: MemoryData, before: Row, after: Row): void;
  /** Returns what is wrong with the server storing this row now, or null. */
  recordStored(memberId: string, row: PushedRow): string | null;
  takeBookmark(): () => void;
}

/** True when the member discarded a rejected write, or the server had the very same from elsewhere. */
function isDiscarded(before: Row, after: Row): boolean {
  if (!hasChange(before) || before.delivery.status !== 'rejected') return false;
  if (after.delivery.status === 'absent' || after.delivery.status === 'unconfirmed') return true;
  if (after.delivery.status === 'synced') {
    const touched = touchedFields(before, collectionOf(before.collection));
    return revOf(after) === revOf(before) || sameJson(pick(after.body, touched), pick(before.body, touched));
  }
  return isRestore(before) && isRestore(after) && sameJson(after.body, acknowledgedBody(before));
}

function isRestore({ delivery }: Row): boolean {
  return (delivery.status === 'pending' || delivery.status === 'rejected') && delivery.op === 'restore';
}

export function openLedger(): Ledger {
  const written: WriteEntry[] = [];
  let stored: StoredEntry[] = [];
  let epochCount = 0;
  const sequence = new Map<string, { readonly seq: number; readonly data: MemoryData }>();

  return {
    written,
    stored: () => stored,
    epochCount: () => epochCount,
    wiped: new Map(),
    recordWrite(data, before, after) {
      const { collection, id } = after;
      const discarded = isDiscarded(before, after);
      if (discarded) {
        for (const entry of written) {
          if (entry.data === data && entry.collection === collection && entry.id === id) entry.discarded = true;
        }
      }
      const mutationId = mutationIdOf(after);
      if (mutationId === null || mutationId === mutationIdOf(before) || sequence.has(mutationId)) return;
      const seq = sequence.size + 1;
      sequence.set(mutationId, { seq, data });
      // The restore that replaces a discarded edit is not a write of the member's.
      if (discarded) return;
      const touched = collectionOf(collection).fields.filter(
        (field) => !sameJson(after.body[field], before.body[field]),
      );
      const fields = pick(after.body, touched);
      const deletes = isDeleted(after) && !isDeleted(before);
      written.push({ data, collection, id, seq, deletes, fields, epochCount, discarded: false });
    },
    recordStored(memberId, { collection, id, mutation_id, op, patch, original }) {
      const known = sequence.get(mutation_id);
      if (known === undefined) return `the server stored the write ${mutation_id} that no device made`;
      if (known.data.memberId !== memberId) return `the server stored a write of another member's device`;
      const { seq, data } = known;
      const isNewer = (entry: StoredEntry) =>
        entry.data === data && entry.collection === collection && entry.id === id && entry.seq > seq;
      const newer = stored.find(isNewer);
      stored.push({ memberId, data, collection, id, seq, op, patch: { ...original, ...patch } });
      return newer === undefined
        ? null
        : `an old write of ${collection} ${id} was stored after a newer one of its device`;
    },
    takeBookmark() {
      const length = stored.length;
      return () => {
        stored = stored.slice(0, length);
        epochCount += 1;
      };
    },
  };
}
