import { createReadings, longestAt, matchWords } from '../../../src/features/furigana/annotate.ts';
import { alignReading, isKanji, type Piece } from '../../../sync/model/text/align-reading.ts';
import { analyse } from './analyser.ts';
import { corrections } from './corrections.ts';
import { countedWords } from './counters.ts';

/** A word of a text, from its first to behind its last character, in pieces. */
export interface ReadWord {
  readonly from: number;
  readonly to: number;
  readonly pieces: readonly Piece[];
}

type OwnReadings = Iterable<readonly [word: string, reading: string]>;

const corrected = createReadings(corrections);

/**
 * The words of a text that are written with kanji, as they are to be read: the item's own readings decide, then the rules
 * of counters, then our corrections, then the analyser. Throws if a kanji stays without a reading.
 */
export function intendedReading(text: string, ownReadings: OwnReadings): readonly ReadWord[] {
  const words: ReadWord[] = [];
  const isFree = (from: number, to: number) => words.every((word) => word.to <= from || to <= word.from);
  const add = (from: number, pieces: readonly Piece[]) => {
    const to = from + pieces.reduce((length, piece) => length + piece.text.length, 0);
    if (isFree(from, to)) words.push({ from, to, pieces });
  };
  const addToken = (at: number, surface: string, reading: string | null) => {
    if (![...surface].some(isKanji)) return;
    if (reading === null) throw new Error(`"${surface}" has no reading in "${text}"`);
    add(at, alignReading(surface, reading));
  };
  /** What is left of a token of which another word took a part. */
  const restsOf = (at: number, surface: string) => {
    const free = [...surface]
      .map((character, index) => (isFree(at + index, at + index + 1) ? character : ' '))
      .join('');
    return [...free.matchAll(/[^ ]+/g)].map((rest) => ({ at: at + rest.index, text: rest[0] }));
  };
  const tokens = analyse(text);

  for (const { at, pieces } of matchWords(text, createReadings(ownReadings))) add(at, pieces);
  for (const { at, word, reading } of countedWords(text)) add(at, alignReading(word, reading));
  for (const { at, surface } of tokens) {
    const match = longestAt(text, at, corrected);
    if (match !== undefined && (match.word.length > 1 || surface.length === 1)) add(at, match.pieces);
  }
  for (const { at, surface, reading } of tokens) {
    if (isFree(at, at + surface.length)) addToken(at, surface, reading);
    else
      for (const rest of restsOf(at, surface))
        for (const token of analyse(rest.text)) addToken(rest.at + token.at, token.surface, token.reading);
  }
  return words.sort((one, other) => one.from - other.from);
}
