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

interface Word {
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
  const byStart = new Map<string, Word[]>();
  for (const [word, reading] of words) {
    const start = word.charAt(0);
    byStart.set(start, [...(byStart.get(start) ?? []), { word, pieces: alignReading(word, reading) }]);
  }
  for (const entries of byStart.values()) entries.sort((a, b) => b.word.length - a.word.length);
  return { byStart };
}

/** Splits a text into pieces and adds readings: from the left, the longest listed word wins. */
export function annotate(text: string, { byStart }: Readings): readonly Piece[] {
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
  for (let at = 0; at < text.length; ) {
    const found = byStart
      .get(text.charAt(at))
      ?.find((entry) => text.startsWith(entry.word, at) && !splitsNumber(text, at, entry));
    for (const piece of found?.pieces ?? [{ text: text.charAt(at), reading: null }]) add(piece);
    at += found?.word.length ?? 1;
  }
  return plain === '' ? pieces : [...pieces, { text: plain, reading: null }];
}

/** Whether the digit at the start of a word is the last digit of a longer number: 1人 is ひとり, but 11人 is not. */
function splitsNumber(text: string, at: number, { pieces: [first] }: Word): boolean {
  return first !== undefined && first.reading !== null && DIGIT.test(text.slice(at - 1, at)) && DIGIT.test(first.text);
}

/**
 * Aligns a reading with its word: 取り出す and とりだす give 取《と》り出《だ》す. Kana and repeated digits delimit the readings; other
 * digits are read with the kanji (1人, ひとり).
 */
function alignReading(word: string, reading: string): readonly Piece[] {
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

function toHiragana(text: string): string {
  return text.replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}
