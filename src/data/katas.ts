import { useMemo } from 'react';
import { map } from 'rxjs';
import type { StoredRow } from '../../sync/database.ts';
import { liveRows } from '../../sync/replication/live-rows.ts';
import { foldText } from '../../sync/rules/kata-folding.ts';
import { compareOwnKata } from '../../sync/rules/kata-order.ts';
import { type KataReview, readReview } from '../../sync/rules/kata-review.ts';
import { searchText } from '../../sync/rules/kata-search.ts';
import { useMember } from './member-context.tsx';
import { sharePerDatabase } from './share-per-database.ts';
import { useLive } from './use-live.ts';

/** A kata of the member's own, as screens show it. */
export interface OwnKata {
  readonly id: string;
  readonly zou: string;
  readonly ishiki: string;
  readonly name: string | null;
  readonly category: string | null;
  /** The shared kata it was copied from. */
  readonly originalId: string | null;
  readonly copyCount: number;
  readonly review: KataReview | null;
  readonly delivery: 'synced' | 'waiting' | 'refused';
  /** The server's reason for the rejection. */
  readonly refusal: string | null;
  /** `nameKey`: folded name for sorting. `text`: all texts folded, for searching. */
  readonly nameKey: string;
  readonly text: string;
}

/** The member's kata, sorted, and the ids of the shared kata they were copied from. */
export interface OwnKatas {
  readonly list: readonly OwnKata[];
  readonly byId: ReadonlyMap<string, OwnKata>;
  /** The shared kata that the member has copied. */
  readonly copied: ReadonlySet<string>;
}

/** The member's kata, live; undefined while they load. */
export function useOwnKatas(): OwnKatas | undefined {
  const { database } = useMember();
  return useLive(useMemo(() => ownKatas(database), [database]));
}

/** The member's kata as an observable. */
export const ownKatas = sharePerDatabase(({ collections }) => liveRows(collections.kata_forms).pipe(map(toOwnKatas)));

function toOwnKatas(rows: ReadonlyMap<string, StoredRow>): OwnKatas {
  const byId = new Map<string, OwnKata>();
  for (const [id, row] of rows) byId.set(id, readKata(row));
  const list = [...byId.values()].sort(compareOwnKata);
  const copied = new Set(list.flatMap(({ originalId }) => (originalId === null ? [] : [originalId])));
  return { list, byId, copied };
}

const read = new WeakMap<StoredRow, OwnKata>();

/** Cached per row object: folding ten thousand texts at each change would be slow. */
function readKata(row: StoredRow): OwnKata {
  const held = read.get(row);
  if (held !== undefined) return held;
  const [zou = '', ishiki = '', name = null, category = null] = [row.zou, row.ishiki, row.name, row.category].map(
    (value) => (typeof value === 'string' ? value : undefined),
  );
  const kata: OwnKata = {
    id: row.id,
    zou,
    ishiki,
    name,
    category,
    originalId: typeof row.original_id === 'string' ? row.original_id : null,
    copyCount: typeof row.copy_count === 'number' ? row.copy_count : 0,
    review: readReview(row.review),
    delivery: row.dirty === 0 ? 'synced' : row.dirty === 1 ? 'waiting' : 'refused',
    refusal: row.dirty === 2 ? (row.code ?? '') : null,
    nameKey: name === null ? '' : foldText(name),
    text: searchText({ zou, ishiki, name, category }),
  };
  read.set(row, kata);
  return kata;
}
