import type { Day } from '../../../sync/model/day/day.ts';
import { type Deck, lowest } from '../../../sync/model/practice/deck.ts';
import type { ItemMemory, PracticeMemory } from '../../../sync/model/practice/memory.ts';
import { groupBy } from '../../lib/group-by.ts';
import type { JishoSentence, JishoWord } from './content.ts';

/** A word that is due, and the sentence in which it is met again. */
export interface DueWord {
  readonly word: JishoWord;
  readonly sentence: JishoSentence;
}

/**
 * The word that has been due for longest, in the sentence not seen for longest: of a word that stands in several
 * sentences, that is another one than the last time. Words that were already met in this visit do not come again. Null if
 * no word is due.
 */
export function findDueWord({ memory, day, drawn }: Deck, sentences: readonly JishoSentence[]): DueWord | null {
  const due = dueWords(memory, day, sentences).filter(
    ({ meetings }) => !meetings.some(({ sentence }) => drawn.includes(sentence.id)),
  );
  const [longest] = lowest(due, ({ dueDay }) => dueDay);
  return lowest(longest?.meetings ?? [], ({ sentence }) => memory.get(sentence.id)?.lastSeen ?? '')[0] ?? null;
}

/** How many words are due on a day. */
export function countWordsDue(memory: PracticeMemory, day: Day, sentences: readonly JishoSentence[]): number {
  return dueWords(memory, day, sentences).length;
}

/** The words that are due on a day, by the last grade of each in any sentence. */
function dueWords(memory: PracticeMemory, day: Day, sentences: readonly JishoSentence[]) {
  const places = sentences.flatMap((sentence) => sentence.words.map((word) => ({ word, sentence })));
  // A word without a lemma stands in one sentence only.
  return [...groupBy(places, ({ word }) => word.lemma ?? word.id).values()].flatMap((meetings) => {
    const dueDay = latest(memory, meetings)?.dueDay ?? null;
    return dueDay === null || dueDay > day ? [] : { meetings, dueDay };
  });
}

/** The memory of a word by its last grade in any sentence. */
function latest(memory: PracticeMemory, meetings: readonly DueWord[]): ItemMemory | undefined {
  let last: ItemMemory | undefined;
  for (const { word } of meetings) {
    const itemMemory = memory.get(word.id);
    if (itemMemory !== undefined && (last === undefined || itemMemory.lastSeen > last.lastSeen)) last = itemMemory;
  }
  return last;
}
