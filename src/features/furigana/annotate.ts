/** A piece of text; `reading` is set if it is written in kanji. */
export interface Piece {
  readonly text: string;
  readonly reading: string | null;
}

/** A word list prepared for lookup. */
export interface Readings {
  /** Words by first character, longest first. */
  readonly byStart: ReadonlyMap<string, readonly Word[]>;
}

export interface Word {
  readonly word: string;
  readonly pieces: readonly Piece[];
}

const KANJI = /[\p{Script=Han}々]/u;
const DIGIT = /\d/;

/** Whether a character needs a reading. */
export function isKanji(character: string): boolean {
  return KANJI.test(character);
}

/** Builds the lookup table. Throws if a reading does not match its word. */
export function createReadings(words: Iterable<readonly [word: string, reading: string]>): Readings {
  return indexWords(Array.from(new Map(words), ([word, reading]) => ({ word, pieces: alignReading(word, reading) })));
}

/** The lookup table of words whose pieces are known. */
export function indexWords(words: Iterable<Word>): Readings {
  const byStart = new Map<string, Word[]>();
  for (const word of words) {
    const start = word.word.charAt(0);
    const entries = byStart.get(start);
    if (entries === undefined) byStart.set(start, [word]);
    else entries.push(word);
  }
  for (const entries of byStart.values()) entries.sort((a, b) => b.word.length - a.word.length);
  return { byStart };
}

/** A listed word that stands in a text. */
export interface Match extends Word {
  readonly at: number;
}

/** The listed words in a text: from the left, the longest wins. A word of `own` wins over every other one at its place. */
export function matchWords(text: string, readings: Readings, own?: Readings): readonly Match[] {
  const matches: Match[] = [];
  for (let at = 0; at < text.length; ) {
    const found = (own && longestAt(text, at, own)) ?? longestAt(text, at, readings);
    if (found !== undefined) matches.push({ ...found, at });
    at += found?.word.length ?? 1;
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

/** Splits a text into pieces and adds readings: those of `own`, and of the longest listed words. */
export function annotate(text: string, readings: Readings, own?: Readings): readonly Piece[] {
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
  for (const match of matchWords(text, readings, own)) {
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

/**
 * The pieces of a word: aligns a reading with its word: 取り出す and とりだす give 取《と》り出《だ》す. Kana and repeated digits delimit the readings; other
 * digits are read with the kanji (1人, ひとり).
 */
export function alignReading(word: string, reading: string): readonly Piece[] {
  const needsReading = (character: string) =>
    isKanji(character) || (DIGIT.test(character) && !reading.includes(character));
  const runs: { text: string; isRead: boolean }[] = [];
  for (const character of word) {
    const run = runs.at(-1);
    const isRead = needsReading(character);
    if (run?.isRead === isRead) run.text += character;
    else runs.push({ text: character, isRead });
  }
  const pattern = runs.map(({ text, isRead }) => (isRead ? '([ぁ-ゖー]+?)' : escapePattern(text))).join('');
  const found = new RegExp(`^${pattern}$`).exec(toHiragana(reading));
  if (found === null) throw new Error(`Cannot read "${word}" as "${reading}"`);
  let group = 0;
  return runs.map(({ text, isRead }) => ({ text, reading: isRead ? (found[++group] ?? '') : null }));
}

function escapePattern(text: string): string {
  return toHiragana(text).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Katakana as hiragana. */
export function toHiragana(text: string): string {
  return text.replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}
