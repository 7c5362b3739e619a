import { type Deck, drawItem } from '../../../sync/rules/deck.ts';
import type { PracticeLevel } from '../../../sync/rules/practice-level.ts';
import { type ParrotText, parrotTexts } from './content.ts';

/** The step of the course at which each level begins. */
const firstSteps: Readonly<Record<PracticeLevel, ParrotText['level']>> = { 1: 1, 2: 3, 3: 5 };

/** The text that a visit begins with: from the first step of its level on, in teaching order. */
export function drawFirstText(deck: Deck, texts: readonly ParrotText[] = parrotTexts): ParrotText {
  const pool = texts.filter(({ level }) => level >= firstSteps[deck.level]);
  return drawItem(deck, pool, 'teaching').item;
}
