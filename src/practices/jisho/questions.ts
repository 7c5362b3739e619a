import type { Deck } from '../../../sync/model/practice/deck.ts';
import { createRng } from '../../../sync/model/practice/seeded-random.ts';
import { foldText } from '../../../sync/model/text/fold-text.ts';
import type { JishoSentence, JishoWord } from './content.ts';
import { isReadingDue } from './due-word.ts';
import { type Aspect, itemOf, nameOf } from './word-items.ts';

/** Another two meanings are offered with the right one. */
const OTHER_MEANINGS = 2;

/** What is asked about a word: its reading, its meaning out of three, or the word itself from its meaning. */
export interface Question {
  readonly kind: Aspect | 'word';
  readonly item: string;
}

/**
 * What is asked about a word, in order. 初級 shows the reading, so that only the meaning is asked there. 上級 asks for the word,
 * but for the reading of one that is due by its reading.
 */
export function questionsOf(word: JishoWord, deck: Deck): readonly Question[] {
  const meaning = { kind: 'meaning', item: itemOf(word, 'meaning') } as const;
  if (deck.level === 3 && !isReadingDue(deck, word)) return [{ kind: 'word', item: meaning.item }];
  const hasKanji = /\p{Script=Han}/u.test(word.word);
  return deck.level === 1 || !hasKanji ? [meaning] : [{ kind: 'reading', item: itemOf(word, 'reading') }, meaning];
}

/** Whether an answer is right; null, for わからない, is not. */
export function isRight({ kind }: Question, word: JishoWord, answer: string | null): boolean {
  if (answer === null) return false;
  if (kind === 'meaning') return answer === word.meaning;
  const accepted = [word.reading, ...(word.otherReadings ?? [])].map(foldReading);
  return accepted.includes(foldReading(answer)) || (kind === 'word' && foldText(answer.trim()) === foldText(word.word));
}

/** Whether a text is written in kana, as a reading is. */
export function isKana(text: string): boolean {
  return /^[ぁ-ゖー]+$/u.test(foldReading(text));
}

/** One form for kana that sound the same. */
function foldReading(text: string): string {
  return foldText(text).replace(/\s/gu, '').replaceAll('ぢ', 'じ').replaceAll('づ', 'ず');
}

/** The meaning of a word without the word itself, which a quotation may name. */
export function meaningWithout({ word, meaning }: JishoWord): string {
  return word.length > 1 ? meaning.replaceAll(word, '〜') : meaning;
}

/** Three meanings, of which one is that of the word; the others are of words written like it, of other sentences. */
export function meaningChoices(
  word: JishoWord,
  sentence: JishoSentence,
  pool: readonly JishoSentence[],
  seed: number,
): readonly JishoWord[] {
  const rng = createRng(seed);
  const words = pool.flatMap((other) => (other.id === sentence.id ? [] : other.words));
  const similar = words.filter((other) => nameOf(other) !== nameOf(word) && endingOf(other) === endingOf(word));
  const others = [...new Map(similar.map((other) => [nameOf(other), other])).values()];
  const choices: JishoWord[] = [];
  while (choices.length < OTHER_MEANINGS && others.length > 0) {
    choices.push(...others.splice(rng.int(0, others.length - 1), 1));
  }
  choices.splice(rng.int(0, choices.length), 0, word);
  return choices;
}

/** The script that a word ends in: verbs end in hiragana, most nouns in kanji. */
function endingOf({ word }: JishoWord): string {
  return /\p{Script=Han}$/u.test(word) ? 'kanji' : /[ァ-ヶー]$/u.test(word) ? 'katakana' : 'hiragana';
}
