import type { JishoSentence } from './content.ts';
import { type JishoState, questionOf } from './rules.ts';

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

/** In the place of a word that is to be found from its meaning. */
const HIDDEN = '〇〇';

export function shownSegments(state: JishoState): readonly Segment[] {
  return splitIntoSegments(state.sentence).map((segment) => {
    const isHidden = segment.word !== null && questionOf(state, segment.word)?.kind === 'word';
    return isHidden ? { ...segment, text: HIDDEN } : segment;
  });
}
