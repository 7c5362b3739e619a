import { type Deck, drawItem } from '../../../sync/rules/deck.ts';
import type { ItemMemory, PracticeMemory } from '../../../sync/rules/practice-memory.ts';
import { type ParrotText, parrotTexts } from './content.ts';
import { sentenceId } from './rules.ts';

type Level = ParrotText['level'];

/** From this share of sentences on that did not come back (出てこない), a level is too high. */
const TOO_HIGH = 1 / 3;

/** The text that a visit begins with: of the level that the member's last results lead to, in teaching order. */
export function drawFirstText(deck: Deck, texts: readonly ParrotText[] = parrotTexts): ParrotText {
  const level = levelOf(deck.memory, texts);
  const pool = level === null ? texts : texts.filter((text) => text.level === level);
  return drawItem(deck, pool, 'teaching').item;
}

/**
 * The level that fits by the grades of the last day on which the member gave any: the highest one on which less than a third
 * were 出てこない, and the next one if all its texts have been heard; if there was none, one below. Null without grades.
 */
export function levelOf(memory: PracticeMemory, texts: readonly ParrotText[] = parrotTexts): Level | null {
  const gradesByLevel = gradesOfLastDay(memory, texts);
  const practised = [...gradesByLevel.keys()].sort();
  const lowest = practised.at(0);
  if (lowest === undefined) return null;
  const fitting = practised.findLast((level) => shareLost(gradesByLevel.get(level) ?? []) < TOO_HIGH);
  if (fitting === undefined) return levelAfter(lowest, -1, texts);
  const isHeard = texts.every(({ id, level }) => level !== fitting || memory.has(id));
  return isHeard ? levelAfter(fitting, 1, texts) : fitting;
}

function gradesOfLastDay(memory: PracticeMemory, texts: readonly ParrotText[]) {
  const graded = texts.flatMap((text) =>
    text.sentences.flatMap((_, index) => {
      const its = memory.get(sentenceId(text, index));
      return its === undefined || its.lastGrade === null ? [] : [{ level: text.level, its }];
    }),
  );
  const lastDay = graded
    .map(({ its }) => its.lastSeen)
    .sort()
    .at(-1);
  const gradesByLevel = new Map<Level, ItemMemory[]>();
  for (const { level, its } of graded) {
    if (its.lastSeen === lastDay) gradesByLevel.set(level, [...(gradesByLevel.get(level) ?? []), its]);
  }
  return gradesByLevel;
}

function shareLost(results: readonly ItemMemory[]): number {
  return results.filter(({ lastGrade }) => lastGrade === 'again').length / results.length;
}

/** The neighbouring level, or the same one at the end of the course. */
function levelAfter(level: Level, by: 1 | -1, texts: readonly ParrotText[]): Level {
  return texts.find((text) => text.level === level + by)?.level ?? level;
}
