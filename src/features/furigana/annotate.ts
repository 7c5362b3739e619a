import { alignReading, type Piece } from '../../../sync/model/text/align-reading.ts';
import { groupBy } from '../../lib/group-by.ts';

/** A word list prepared for lookup. */
export interface Readings {
  /** Words by first character, longest first. */
  readonly byStart: ReadonlyMap<string, readonly Word[]>;
}

export interface Word {
  readonly word: string;
  readonly pieces: readonly Piece[];
}

const DIGIT = /\d/;

/** Builds the lookup table. Throws if a reading does not match its word. */
export function createReadings(words: Iterable<readonly [word: string, reading: string]>): Readings {
  return indexWords(Array.from(new Map(words), ([word, reading]) => ({ word, pieces: alignReading(word, reading) })));
}

/** The lookup table of words whose pieces are known. */
export function indexWords(words: Iterable<Word>): Readings {
  const longestFirst = [...words].sort((a, b) => b.word.length - a.word.length);
  return { byStart: groupBy(longestFirst, ({ word }) => word.charAt(0)) };
}

/** A listed word that stands in a text. */
export interface Match extends Word {
  readonly at: number;
}

/** The listed words in a text: from the left, the longest wins. A word of `ownReadings` wins over every other one at its place. */
export function matchWords(text: string, readings: Readings, ownReadings?: Readings): readonly Match[] {
  const matches: Match[] = [];
  for (let at = 0; at < text.length; ) {
    const match = (ownReadings && longestAt(text, at, ownReadings)) ?? longestAt(text, at, readings);
    if (match !== undefined) matches.push({ ...match, at });
    at += match?.word.length ?? 1;
  }
  return matches;
}

/** The entries of a list that is written as word=reading, with spaces between. */
export function parseWords(list: string): readonly (readonly [word: string, reading: string])[] {
  return list
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [word = '', reading = ''] = entry.split('=');
      return [word, reading] as const;
    });
}

/** Splits a text into pieces and adds readings: those of `ownReadings`, and of the longest listed words. */
export function annotate(text: string, readings: Readings, ownReadings?: Readings): readonly Piece[] {
  const pieces: Piece[] = [];
  let plain = '';
  const add = (piece: Piece) => {
    if (piece.reading === null) {
      plain += piece.text;
      return;
    }
    if (plain !== '') pieces.push({ text: plain, reading: null });
    plain = '';
    pieces.push(piece);
  };
  let at = 0;
  for (const match of matchWords(text, readings, ownReadings)) {
    plain += text.slice(at, match.at);
    match.pieces.forEach(add);
    at = match.at + match.word.length;
  }
  plain += text.slice(at);
  return plain === '' ? pieces : [...pieces, { text: plain, reading: null }];
}

/** The longest listed word that stands at a place in a text. */
export function longestAt(text: string, at: number, { byStart }: Readings): Word | undefined {
  return byStart
    .get(text.charAt(at))
    ?.find((entry) => text.startsWith(entry.word, at) && !splitsNumber(text, at, entry));
}

/** Whether the digit at the start of a word is the last digit of a longer number: 1人 is ひとり, but 11人 is not. */
function splitsNumber(text: string, at: number, { pieces: [first] }: Word): boolean {
  return first !== undefined && first.reading !== null && DIGIT.test(text.slice(at - 1, at)) && DIGIT.test(first.text);
}
