/** A folded search term and the value it stands for. */
export interface Term<Meaning> {
  readonly text: string;
  readonly meaning: Meaning;
}

/** A term found in a question at [start, end). */
export interface FoundWord<Meaning> {
  readonly start: number;
  readonly end: number;
  readonly meaning: Meaning;
}

const KATAKANA_TO_HIRAGANA = 0x60;
const SHORT_KANA = /^[ぁ-ゖー]{1,2}$/;
const BEFORE_SHORT_KANA = /(?:[^ぁ-ゖー]|[はがのにをもとでやいなたか])$/;
const AFTER_SHORT_KANA = /^(?:[^ぁ-ゖー]|です|でし|[でのにはがをもとや]|か[^ぁ-ゖー]|ごろ)/;

/** Folds width, case and katakana, and replaces every space or punctuation mark with 、. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA))
    .replace(/[\s、。,.!?・「」『』]+/g, '、');
}

/** Folds a question and puts 、 at both ends, so that a term can match the beginning or the end of a clause. */
export function foldQuestion(question: string): string {
  return foldText(`、${question}、`);
}

/**
 * Finds terms in a folded question from left to right, longest match first, so that 中学生 does not match 中. A word of
 * one or two kana must stand alone: なつ matches in なつですか, not in なつかしい.
 */
export function findWords<Meaning>(folded: string, terms: readonly Term<Meaning>[]): readonly FoundWord<Meaning>[] {
  const longestFirst = terms.toSorted((a, b) => b.text.length - a.text.length);
  const found: FoundWord<Meaning>[] = [];
  let at = 0;
  while (at < folded.length) {
    const term = longestFirst.find(({ text }) => folded.startsWith(text, at) && isDelimited(folded, at, text));
    if (term !== undefined) found.push({ start: at, end: at + term.text.length, meaning: term.meaning });
    at += term?.text.length ?? 1;
  }
  return found;
}

function isDelimited(folded: string, at: number, text: string): boolean {
  if (!SHORT_KANA.test(text)) return true;
  return BEFORE_SHORT_KANA.test(folded.slice(0, at)) && AFTER_SHORT_KANA.test(folded.slice(at + text.length));
}
