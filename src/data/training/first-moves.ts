import { useMemo } from 'react';
import type { Day } from '../../../sync/model/day/day.ts';
import { inOrder, type Visit } from '../../../sync/model/practice/memory.ts';
import { useToday } from '../member/member-context.tsx';
import { usePracticeVisits } from './practice-memory.ts';

/** What comes first in a move of 刹那: words, also written ones, the body, or holding back. */
export const firstMoves = ['voice', 'body', 'wait'] as const;
export type FirstMove = (typeof firstMoves)[number];

/** From so many moves on, they are counted before the member. */
const ENOUGH_MOVES = 50;

/** How often the member's moves began with each, live; null while they are few. */
export function useFirstMoves(): Readonly<Record<FirstMove, number>> | null {
  const visits = usePracticeVisits();
  return useMemo(() => countFirstMoves(visits), [visits]);
}

/** The member's move when this situation was met last on an earlier day, live; null for none. */
export function useFormerMove(item: string): FirstMove | null {
  const [visits, today] = [usePracticeVisits(), useToday()];
  return useMemo(() => formerMove(visits, item, today), [visits, item, today]);
}

export function formerMove(visits: Iterable<Visit>, item: string, today: Day): FirstMove | null {
  const earlier = inOrder(visits).filter(({ day }) => day < today);
  const entries = earlier.flatMap(({ results }) => results).filter((entry) => entry.item === item);
  return entries.flatMap(moveIn).at(-1) ?? null;
}

export function countFirstMoves(visits: Iterable<Visit>): Readonly<Record<FirstMove, number>> | null {
  const counts = { voice: 0, body: 0, wait: 0 };
  for (const { results } of visits) {
    for (const { item, result } of results) {
      if (item.startsWith('setsuna-')) for (const move of moveIn({ result })) counts[move] += 1;
    }
  }
  return counts.voice + counts.body + counts.wait < ENOUGH_MOVES ? null : counts;
}

/** The move that a result is; none for one that says only that the situation was shown. */
function moveIn({ result }: { readonly result: string }): readonly FirstMove[] {
  return firstMoves.filter((move) => move === result);
}
