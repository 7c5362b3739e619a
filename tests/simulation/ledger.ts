import { ruleOf } from '../../sync/collections/merge-rules.ts';
import { type Body, sameJson } from '../../sync/contracts/json.ts';
import type { PushedRow } from '../../sync/contracts/sync-exchange.ts';
import { pick, type SyncedDoc } from '../../sync/replication/document.ts';
import type { MemoryData } from '../support/memory-store.ts';

/** One write of a row on one device, as the member made it. */
export interface LocalEntry {
  readonly data: MemoryData;
  readonly c: string;
  readonly id: string;
  readonly seq: number;
  readonly deletes: boolean;
  /** The fields it changed. */
  readonly fields: Body;
  /** How often the server had been set back to an older state before. */
  readonly life: number;
  /** The member gave it up after the server had refused it, or somebody else has written the same. */
  discarded: boolean;
}

/** One row that the server took in. */
export interface TakenEntry {
  readonly memberId: string;
  readonly data: MemoryData;
  readonly c: string;
  readonly id: string;
  readonly seq: number;
  readonly op: string;
  readonly patch: Body;
}

/** The world's memory of who wrote what and what the server took; no part of the product has it. */
export interface Ledger {
  readonly written: readonly LocalEntry[];
  readonly taken: () => readonly TakenEntry[];
  /** How often the server was set back to an older state. */
  readonly life: () => number;
  /** When each wiped copy was lost: how many entries the server had taken by then. */
  readonly wiped: Map<MemoryData, number>;
  noteWrite(
    data: MemoryData,
    c: string,
    id: string,
    change: { before: SyncedDoc | null; after: SyncedDoc | null },
  ): void;
  /** Returns what is wrong with the server taking this row in now, or null. */
  noteTaken(memberId: string, row: PushedRow): string | null;
  bookmark(): () => void;
}

/**
 * A parked row went away, or back to what the server had; where that was lost, to an offer of it. Or the server got the
 * very same from elsewhere.
 */
function isGivenUp(before: SyncedDoc | null, after: SyncedDoc | null): boolean {
  if (before?.dirty !== 2) return false;
  if (after === null) return true;
  if (after.dirty === 0) {
    const touched = Object.keys(before.base ?? before.body);
    return after.rev === before.rev || sameJson(pick(after.body, touched), pick(before.body, touched));
  }
  return after.dirty === 1 && after.mut !== before.mut && before.rev === 0 && after.rev > 0;
}

export function openLedger(): Ledger {
  const written: LocalEntry[] = [];
  let taken: TakenEntry[] = [];
  let life = 0;
  const sequence = new Map<string, { readonly seq: number; readonly data: MemoryData }>();

  return {
    written,
    taken: () => taken,
    life: () => life,
    wiped: new Map(),
    noteWrite(data, c, id, { before, after }) {
      const givenUp = isGivenUp(before, after);
      if (givenUp) {
        for (const entry of written) {
          if (entry.data === data && entry.c === c && entry.id === id) entry.discarded = true;
        }
      }
      if (after === null || after.mut === '' || after.mut === before?.mut || sequence.has(after.mut)) return;
      const seq = sequence.size + 1;
      sequence.set(after.mut, { seq, data });
      // What is offered in the place of a given-up edit is no edit of the member's.
      if (givenUp) return;
      const touched = ruleOf(c).fields.filter((field) => !sameJson(after.body[field], before?.body[field]));
      const fields = pick(after.body, touched);
      written.push({ data, c, id, seq, deletes: after.del && !before?.del, fields, life, discarded: false });
    },
    noteTaken(memberId, { c, id, mut, op, patch }) {
      const known = sequence.get(mut);
      if (known === undefined) return `the server took the write ${mut} that no device made`;
      if (known.data.memberId !== memberId) return `the server took a write of another member's device`;
      const { seq, data } = known;
      const newer = taken.find((entry) => entry.data === data && entry.c === c && entry.id === id && entry.seq > seq);
      taken.push({ memberId, data, c, id, seq, op, patch });
      return newer === undefined ? null : `an old write of ${c} ${id} was taken after a newer one of the same device`;
    },
    bookmark() {
      const length = taken.length;
      return () => {
        taken = taken.slice(0, length);
        life += 1;
      };
    },
  };
}
