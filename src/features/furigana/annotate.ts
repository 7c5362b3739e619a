/** A piece of a text; its reading when it is written in kanji. */
export interface Piece {
  readonly text: string;
  readonly reading: string | null;
}

/** How words are read, ready to be looked up. */
export interface Readings {
  /** The words by their first character, the longest first. */
  readonly byStart: ReadonlyMap<string, readonly Word[]>;
}

interface Word {
  readonly word: string;
  readonly pieces: readonly Piece[];
}

const KANJI = /[\p{Script=Han}々]/u;
const DIGIT = /\d/;

/** True for a character that needs a reading. */
export function isKanji(character: string): boolean {
  return KANJI.test(character);
}

/** Words with their readings, put in order. Throws for a reading that cannot be that of its word. */
export function readingsOf(words: Iterable<readonly [word: string, reading: string]>): Readings {
  const byStart = new Map<string, Word[]>();
  for (const [word, reading] of words) {
    const start = word.charAt(0);
    byStart.set(start, [...(byStart.get(start) ?? []), { word, pieces: divide(word, reading) }]);
  }
  for (const held of byStart.values()) held.sort((a, b) => b.word.length - a.word.length);
  return { byStart };
}

/** A text in pieces, each word of the list with its reading: from the left, the longest word that stands there. */
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
      ?.find((entry) => text.startsWith(entry.word, at) && !cuts(text, at, entry));
    for (const piece of found?.pieces ?? [{ text: text.charAt(at), reading: null }]) add(piece);
    at += found?.word.length ?? 1;
  }
  return plain === '' ? pieces : [...pieces, { text: plain, reading: null }];
}

/** True where the first figure of a word would be the last one of a longer number: 1人 is ひとり, 11人 is not. */
function cuts(text: string, at: number, { pieces: [first] }: Word): boolean {
  return first !== undefined && first.reading !== null && DIGIT.test(text.slice(at - 1, at)) && DIGIT.test(first.text);
}

/**
 * 取り出す and とりだす become 取《と》り出《だ》す: kana stand in both and say where one reading ends. A figure does, too, if
 * the reading repeats it; if not, as in 1人 and ひとり, it is read with the kanji.
 */
function divide(word: string, reading: string): readonly Piece[] {
  const needsReading = (character: string) =>
    isKanji(character) || (DIGIT.test(character) && !reading.includes(character));
  const runs: { text: string; isRead: boolean }[] = [];
  for (const character of word) {
    const run = runs.at(-1);
    const isRead = needsReading(character);
    if (run?.isRead === isRead) run.text += character;
    else runs.push({ text: character, isRead });
  }
  const pattern = runs.map(({ text, isRead }) => (isRead ? '([ぁ-ゖー]+?)' : literal(text))).join('');
  const found = new RegExp(`^${pattern}$`).exec(hiragana(reading));
  if (found === null) throw new Error(`Cannot read "${word}" as "${reading}"`);
  let group = 0;
  return runs.map(({ text, isRead }) => ({ text, reading: isRead ? (found[++group] ?? '') : null }));
}

function literal(text: string): string {
  return hiragana(text).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function hiragana(text: string): string {
  return text.replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}
