import type { JishoSentence } from './content.ts';

/** A run of a sentence: `word` is the index of the word that can be tapped here, null for the text between words. */
export interface Segment {
  readonly text: string;
  readonly word: number | null;
}

/** Cuts a sentence at its words; the texts of the segments joined are the sentence again. */
export function segments(sentence: JishoSentence): readonly Segment[] {
  const found: Segment[] = [];
  let rest = sentence.sentence;
  sentence.words.forEach(({ word }, index) => {
    const at = rest.indexOf(word);
    if (at < 0) throw new RangeError(`The word "${word}" does not stand in "${rest}"`);
    if (at > 0) found.push({ text: rest.slice(0, at), word: null });
    found.push({ text: word, word: index });
    rest = rest.slice(at + word.length);
  });
  return rest === '' ? found : [...found, { text: rest, word: null }];
}
