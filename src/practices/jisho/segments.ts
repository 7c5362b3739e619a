import type { JishoSentence } from './content.ts';
import { type JishoState, questionOf } from './rules.ts';

/**
 * Part of a sentence; `word` is the index of a word that can be tapped, null for text in between. `before` and `after` are the
 * brackets and stops that stay on the line of a word.
 */
export interface Segment {
  readonly before: string;
  readonly text: string;
  readonly word: number | null;
  readonly after: string;
}

/** Splits a sentence at its words; joining the segments gives the sentence again. */
export function splitIntoSegments(sentence: JishoSentence): readonly Segment[] {
  const segments: Segment[] = [];
  let rest = sentence.sentence;
  const addText = (text: string) => {
    if (text !== '') segments.push({ before: '', text, word: null, after: '' });
  };
  sentence.words.forEach(({ word }, index) => {
    const at = rest.indexOf(word);
    if (at < 0) throw new RangeError(`The word "${word}" is not in "${rest}"`);
    const [before = ''] = /[「『（]*$/.exec(rest.slice(0, at)) ?? [];
    const [after = ''] = /^[」』）、。]*/.exec(rest.slice(at + word.length)) ?? [];
    addText(rest.slice(0, at - before.length));
    segments.push({ before, text: word, word: index, after });
    rest = rest.slice(at + word.length + after.length);
  });
  addText(rest);
  return segments;
}

/** The sentence of segments in a row. */
export function joinSegments(segments: readonly Segment[]): string {
  return segments.map(({ before, text, after }) => before + text + after).join('');
}

/** In the place of a word that is to be found from its meaning. */
const HIDDEN = '〇〇';

export function shownSegments(state: JishoState): readonly Segment[] {
  return splitIntoSegments(state.sentence).map((segment) => {
    const isHidden = segment.word !== null && questionOf(state, segment.word)?.kind === 'word';
    return isHidden ? { ...segment, text: HIDDEN } : segment;
  });
}
