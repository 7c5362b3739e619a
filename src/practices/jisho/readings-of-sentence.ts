import type { JishoSentence } from './content.ts';

/** How a sentence is read: its own readings, and those of its marked words. */
export function readingsOf({
  readings = [],
  words,
}: JishoSentence): readonly (readonly [word: string, reading: string])[] {
  return [...readings, ...words.map(({ word, reading }) => [word, reading] as const)];
}
