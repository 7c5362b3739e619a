import { toDay } from '../../../sync/model/day/day.ts';
import { createDeck, type Deck } from '../../../sync/model/practice/deck.ts';
import type { PracticeMemory } from '../../../sync/model/practice/memory.ts';

/** A deck in the morning of 2026-11-20; without a memory, of somebody who has seen nothing. */
export function deckOf(seed: number, memory: PracticeMemory = new Map()): Deck {
  return createDeck({ memory, day: toDay('2026-11-20'), hour: 7, seed });
}
