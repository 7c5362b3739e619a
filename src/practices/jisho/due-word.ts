import type { Day } from '../../../sync/model/day/day.ts';
import { type Deck, lowest } from '../../../sync/model/practice/deck.ts';
import type { PracticeMemory } from '../../../sync/model/practice/memory.ts';
import type { JishoSentence, JishoWord } from './content.ts';
import { itemOf, nameOf } from './word-items.ts';

/**
 * The word that has been due for longest, in the sentence not seen for longest: of a word that stands in several
 * sentences, that is another one than the last time. Words that were already met in this visit do not come again. Null if
 * no word is due.
 */
export function findDueWord({ memory, day, drawn }: Deck, sentences: readonly JishoSentence[]) {
  const drawnSentences = sentences.filter(({ id }) => drawn.includes(id));
  const met = new Set(drawnSentences.flatMap(({ words }) => words.map(nameOf)));
  const due = dueWords(memory, day, sentences).filter(({ word }) => !met.has(nameOf(word)));
  const [longest] = lowest(due, ({ dueDay }) => dueDay);
  const meetings = due.filter(({ word }) => longest !== undefined && nameOf(word) === nameOf(longest.word));
  return lowest(meetings, ({ sentence }) => memory.get(sentence.id)?.lastSeen ?? '')[0] ?? null;
}

export function countWordsDue(memory: PracticeMemory, day: Day, sentences: readonly JishoSentence[]): number {
  return new Set(dueWords(memory, day, sentences).map(({ word }) => nameOf(word))).size;
}

/** Whether the reading of a word is due on a day. */
export function isReadingDue({ memory, day }: Pick<Deck, 'memory' | 'day'>, word: JishoWord): boolean {
  const dueDay = memory.get(itemOf(word, 'reading'))?.dueDay ?? null;
  return dueDay !== null && dueDay <= day;
}

/** The words whose reading or meaning is due on a day, in all their sentences. */
function dueWords(memory: PracticeMemory, day: Day, sentences: readonly JishoSentence[]) {
  const places = sentences.flatMap((sentence) => sentence.words.map((word) => ({ word, sentence })));
  return places.flatMap((place) => {
    const items = [itemOf(place.word, 'reading'), itemOf(place.word, 'meaning')];
    const [dueDay] = items.flatMap((item) => memory.get(item)?.dueDay ?? []).sort();
    return dueDay === undefined || dueDay > day ? [] : { ...place, dueDay };
  });
}
