import type { Day } from '../../../sync/rules/day.ts';
import type { Deck } from '../../../sync/rules/deck.ts';
import type { ItemMemory, PracticeMemory } from '../../../sync/rules/practice-memory.ts';
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
export function findDueWord(deck: Deck, sentences: readonly JishoSentence[]): DueWord | null {
  let found: DueWord | null = null;
  let foundDay: Day | null = null;
  for (const meetings of meetingsByWord(sentences).values()) {
    const dueDay = latest(deck.memory, meetings)?.dueDay ?? null;
    if (dueDay === null || dueDay > deck.day || (foundDay !== null && foundDay <= dueDay)) continue;
    if (meetings.some(({ sentence }) => deck.drawn.includes(sentence.id))) continue;
    found = leastRecent(deck, meetings);
    foundDay = dueDay;
  }
  return found;
}

/** How many words are due on a day, by the last grade of each in whichever sentence it was given. */
export function countWordsDue(memory: PracticeMemory, day: Day, sentences: readonly JishoSentence[]): number {
  let count = 0;
  for (const meetings of meetingsByWord(sentences).values()) {
    const dueDay = latest(memory, meetings)?.dueDay ?? null;
    if (dueDay !== null && dueDay <= day) count += 1;
  }
  return count;
}

/** The places of each word in the sentences, by its lemma; a word without one stands in one sentence only. */
function meetingsByWord(sentences: readonly JishoSentence[]): ReadonlyMap<string, readonly DueWord[]> {
  const meetings = new Map<string, DueWord[]>();
  for (const sentence of sentences) {
    for (const word of sentence.words) {
      const key = word.lemma ?? word.id;
      const known = meetings.get(key) ?? [];
      meetings.set(key, known);
      known.push({ word, sentence });
    }
  }
  return meetings;
}

/** What the last grade of a word says, in whichever sentence it was given. */
function latest(memory: PracticeMemory, meetings: readonly DueWord[]): ItemMemory | undefined {
  let found: ItemMemory | undefined;
  for (const { word } of meetings) {
    const its = memory.get(word.id);
    if (its !== undefined && (found === undefined || its.lastSeen > found.lastSeen)) found = its;
  }
  return found;
}

function leastRecent({ memory }: Deck, meetings: readonly DueWord[]): DueWord | null {
  const seenOn = ({ sentence }: DueWord) => memory.get(sentence.id)?.lastSeen ?? '';
  let found: DueWord | null = null;
  for (const meeting of meetings) if (found === null || seenOn(meeting) < seenOn(found)) found = meeting;
  return found;
}
