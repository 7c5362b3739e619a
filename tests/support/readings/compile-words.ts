import {
  annotate,
  createReadings,
  indexWords,
  type Readings,
  type Word,
} from '../../../src/features/furigana/annotate.ts';
import { alignReading, type Piece } from '../../../sync/model/text/align-reading.ts';
import type { ReadWord } from './intended-reading.ts';

/** A text of a pack, and how it is to be read. */
export interface ReadText {
  readonly pack: string;
  readonly text: string;
  readonly ownReadings: readonly (readonly [word: string, reading: string])[];
  readonly words: readonly ReadWord[];
}

type WordList = ReadonlyMap<string, string>;

interface PlacedPiece extends Piece {
  readonly at: number;
}

/** A text with what is computed once for it; a word counts up the context with which it is listed. */
interface Task {
  readonly text: string;
  readonly ownReadings: Readings;
  readonly pieces: readonly PlacedPiece[];
  readonly kana: readonly string[];
  readonly words: (ReadWord & { context: number })[];
}

/** How many characters before and behind a word are listed with it, tried in this order until the text is read right. */
const CONTEXTS = [
  [0, 0],
  [0, 1],
  [1, 0],
  [0, 2],
  [1, 1],
  [2, 0],
  [1, 2],
  [2, 1],
  [2, 2],
  [3, 1],
  [0, 4],
  [3, 3],
  [4, 0],
  [5, 2],
  [6, 4],
  [8, 8],
] as const;

/** The words that, on top of the app's own list, make every text read as intended. Throws if a text cannot be read right. */
export function compileWords(texts: readonly ReadText[], base: WordList): WordList {
  const tasks = texts.map(toTask);
  const wordsByKey = new Map<string, Word>();
  const toWord = ([word, reading]: readonly [string, string]): Word => {
    const key = `${word}=${reading}`;
    const entry = wordsByKey.get(key) ?? { word, pieces: alignReading(word, reading) };
    wordsByKey.set(key, entry);
    return entry;
  };
  let listed: WordList = new Map();
  let wrong: readonly Task[] = tasks;
  for (let round = 0; round <= CONTEXTS.length * 2; round += 1) {
    const before = listed;
    listed = listWords(tasks);
    const changed = [...new Set([...before.keys(), ...listed.keys()])].filter(
      (word) => before.get(word) !== listed.get(word),
    );
    const readings = indexWords(Array.from(new Map([...base, ...listed]), toWord));
    const isAffected = ({ text }: Task) => changed.length > 100 || changed.some((word) => text.includes(word));
    wrong = tasks.filter(
      (task) => (round === 0 || isAffected(task) || wrong.includes(task)) && hasMisread(task, readings),
    );
    if (wrong.length === 0) return listed;
  }
  throw new Error(`Cannot be read right: ${wrong.map(({ text }) => text).join(' / ')}`);
}

/** Whether a text is read otherwise than intended; the words in question get the next larger context. */
function hasMisread({ text, ownReadings, kana, words }: Task, readings: Readings): boolean {
  const shown = kanaByCharacter(annotate(text, readings, ownReadings));
  const wrong = words.filter(({ from, to }) => !isEqual(kana, shown, from, to));
  for (const word of wrong) word.context = Math.min(word.context + 1, CONTEXTS.length - 1);
  return wrong.length > 0;
}

function toTask({ text, ownReadings, words }: ReadText): Task {
  const pieces = placedPieces(text, words);
  return {
    text,
    ownReadings: createReadings(ownReadings),
    pieces,
    kana: kanaByCharacter(pieces),
    words: words.map((word) => ({ ...word, context: -1 })),
  };
}

function isEqual(one: readonly string[], other: readonly string[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (one[at] !== other[at]) return false;
  return true;
}

/** For each word with its context the reading that most texts need. */
function listWords(tasks: readonly Task[]): WordList {
  const counts = new Map<string, Map<string, number>>();
  for (const task of tasks) {
    for (const word of task.words) {
      const context = CONTEXTS[word.context];
      if (context === undefined) continue;
      const [written, reading] = inContext(task, word, context);
      const readings = counts.get(written) ?? new Map<string, number>();
      // A word that has no more context, such as one that is the whole text, decides.
      const weight = word.context === CONTEXTS.length - 1 ? tasks.length : 1;
      counts.set(written, readings.set(reading, (readings.get(reading) ?? 0) + weight));
    }
  }
  return new Map([...counts].map(([word, readings]) => [word, mostCommon(readings)]));
}

function mostCommon(counts: ReadonlyMap<string, number>): string {
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

/** A word from its first to its last kanji, with so many characters around it; kanji that are read together stay together. */
function inContext({ pieces }: Task, word: ReadWord, [before, behind]: readonly [number, number]): [string, string] {
  const wordPieces = pieces.filter(({ at, reading }) => reading !== null && at >= word.from && at < word.to);
  const from = (wordPieces.at(0)?.at ?? word.from) - before;
  const last = wordPieces.at(-1);
  const to = (last === undefined ? word.to : last.at + last.text.length) + behind;
  const chosen = pieces.filter(({ at, text: { length } }) => at < to && at + length > from);
  return [chosen.map(({ text }) => text).join(''), chosen.map(({ text, reading }) => reading ?? text).join('')];
}

/** The pieces of a whole text; what needs no reading is in pieces of one character. */
function placedPieces(text: string, words: readonly ReadWord[]): readonly PlacedPiece[] {
  const pieces: PlacedPiece[] = [];
  const addPlain = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) pieces.push({ at, text: text.charAt(at), reading: null });
  };
  let at = 0;
  for (const word of words) {
    addPlain(at, word.from);
    at = word.from;
    for (const piece of word.pieces) {
      if (piece.reading === null) addPlain(at, at + piece.text.length);
      else pieces.push({ ...piece, at });
      at += piece.text.length;
    }
  }
  addPlain(at, text.length);
  return pieces;
}

/** For each character of a text the reading of its run of kanji; characters without one are themselves. */
function kanaByCharacter(pieces: readonly Piece[]): readonly string[] {
  const runs: { length: number; kana: string; isRead: boolean }[] = [];
  for (const { text, reading } of pieces) {
    const last = runs.at(-1);
    if (reading !== null && last?.isRead) {
      last.length += text.length;
      last.kana += reading;
    } else if (reading !== null) runs.push({ length: text.length, kana: reading, isRead: true });
    else for (const character of text) runs.push({ length: 1, kana: character, isRead: false });
  }
  return runs.flatMap(({ length, kana }) => Array.from({ length }, () => kana));
}
