/** A piece of text; `reading` is set if it is written in kanji. */
export interface Piece {
  readonly text: string;
  readonly reading: string | null;
}

const KANJI = /[\p{Script=Han}々]/u;
const DIGIT = /\d/;

/** Whether a character needs a reading. */
export function isKanji(character: string): boolean {
  return KANJI.test(character);
}

/**
 * The pieces of a word: aligns a reading with its word: 取り出す and とりだす give 取《と》り出《だ》す. Kana and repeated digits delimit the readings; other
 * digits are read with the kanji (1人, ひとり). Throws if they do not fit.
 */
export function alignReading(word: string, reading: string): readonly Piece[] {
  const pieces = tryToAlign(word, reading);
  if (pieces === null) throw new Error(`Cannot read "${word}" as "${reading}"`);
  return pieces;
}

/** Whether a word can be read so. */
export function canAlign(word: string, reading: string): boolean {
  return tryToAlign(word, reading) !== null;
}

function tryToAlign(word: string, reading: string): readonly Piece[] | null {
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
  const match = new RegExp(`^${pattern}$`).exec(toHiragana(reading));
  if (match === null) return null;
  let group = 0;
  return runs.map(({ text, isRead }) => ({ text, reading: isRead ? (match[++group] ?? '') : null }));
}

function escapePattern(text: string): string {
  return toHiragana(text).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Katakana as hiragana. */
export function toHiragana(text: string): string {
  return text.replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}
