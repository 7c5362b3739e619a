import type { Day } from '../../../sync/model/day/day.ts';
import { createDeck } from '../../../sync/model/practice/deck.ts';
import { spokenText, start } from './rules.ts';

/** The question of 十四ツ that is read aloud on a Tokyo day: the same all day, whatever the member has met. */
export function spokenQuestion(day: Day): string {
  const seed = Number(day.replaceAll('-', ''));
  return spokenText(start(createDeck({ memory: new Map(), day, hour: 12, seed })));
}
