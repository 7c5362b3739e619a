import { useMemo } from 'react';
import type { Visit } from '../../../sync/model/practice/memory.ts';
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

/** See useFirstMoves(). */
export function countFirstMoves(visits: Iterable<Visit>): Readonly<Record<FirstMove, number>> | null {
  const counts = { voice: 0, body: 0, wait: 0 };
  for (const { results } of visits) {
    for (const { item, result } of results) {
      const move = item.startsWith('setsuna-') ? firstMoves.find((one) => one === result) : undefined;
      if (move !== undefined) counts[move] += 1;
    }
  }
  return counts.voice + counts.body + counts.wait < ENOUGH_MOVES ? null : counts;
}
