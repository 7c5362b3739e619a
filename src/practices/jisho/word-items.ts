import { READING_PREFIX } from '../../data/training/read-words.ts';
import type { JishoWord } from './content.ts';

/** What is judged of a word. Either item is named by the word itself, so that it is one in all sentences. */
export type Aspect = 'reading' | 'meaning';

const prefixes = { reading: READING_PREFIX, meaning: 'jisho-meaning-' } as const satisfies Record<Aspect, string>;

/** The name of a word, which is the same in all sentences. */
export function nameOf({ lemma, word }: JishoWord): string {
  return lemma ?? word;
}

/** The item that the practice memory holds for an aspect of a word. */
export function itemOf(word: JishoWord, aspect: Aspect): string {
  return prefixes[aspect] + nameOf(word);
}
