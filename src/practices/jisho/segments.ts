import type { JishoSentence } from './content.ts';

/** Part of a sentence; `word` is the index of a word that can be tapped, null for text in between. */
export interface Segment {
  readonly text: string;
  readonly word: number | null;
}

/** Splits a sentence at its words; joining the segments gives the sentence again. */
export function splitIntoSegments(sentence: JishoSentence): readonly Segment[] {
  const segments: Segment[] = [];
  let rest = sentence.sentence;
  sentence.words.forEach(({ word }, index) => {
    const at = rest.indexOf(word);
    if (at < 0) throw new RangeError(`The word "${word}" is not in "${rest}"`);
    if (at > 0) segments.push({ text: rest.slice(0, at), word: null });
    segments.push({ text: word, word: index });
    rest = rest.slice(at + word.length);
  });
  return rest === '' ? segments : [...segments, { text: rest, word: null }];
}
