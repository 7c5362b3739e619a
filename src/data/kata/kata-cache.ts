import * as v from 'valibot';
import { createMemberCache } from '../member/member-cache.ts';
import type { OwnKata, OwnKatas } from './katas.ts';

/** Kata on the first screen, and some more for a large one. */
const KEPT = 8;

const text = v.nullable(v.string());

const schema = v.object({
  count: v.number(),
  first: v.array(
    v.object({
      id: v.string(),
      zou: v.string(),
      ishiki: v.string(),
      name: text,
      category: text,
      originalId: text,
      copyCount: v.number(),
      delivery: v.picklist(['synced', 'pending']),
    }),
  ),
});

const cache = createMemberCache('keiko.kata-cache', schema);

/** The beginning of the member's list of kata as the last visit knew it. */
export interface CachedKatas {
  /** Number of all kata. */
  readonly count: number;
  readonly first: readonly OwnKata[];
}

/** Whether the kata screen with this query string shows the member's own list from its beginning. */
export function isOwnList(search: string): boolean {
  return search === '?tab=list';
}

/** Null when nothing was kept: there are no kata, or notices stand above the list. */
export function readKataCache(storage: Storage, memberId: string): CachedKatas | null {
  const stored = cache.read(storage, memberId);
  if (stored === null || stored.first.length === 0) return null;
  const unused = { review: null, hiding: null, rejectionCode: null, nameKey: '', text: '' };
  return { count: stored.count, first: stored.first.map((kata) => ({ ...kata, ...unused })) };
}

export function writeKataCache(storage: Storage, memberId: string, { list }: OwnKatas): void {
  const hasNotices = list.some(({ delivery, hiding }) => delivery === 'rejected' || hiding !== null);
  const first = hasNotices ? [] : list.slice(0, KEPT).flatMap(toCached);
  cache.write(storage, memberId, { count: list.length, first });
}

function toCached({ id, zou, ishiki, name, category, originalId, copyCount, delivery }: OwnKata) {
  return delivery === 'rejected' ? [] : [{ id, zou, ishiki, name, category, originalId, copyCount, delivery }];
}
