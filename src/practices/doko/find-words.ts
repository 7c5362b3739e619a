/** A folded search term and the value it stands for. */
export interface Term<Meaning> {
  readonly text: string;
  readonly meaning: Meaning;
}

/** A stretch [start, end) of a folded question; `meaning` is null where no term matches. */
export interface FoundWord<Meaning> {
  readonly start: number;
  readonly end: number;
  readonly meaning: Meaning | null;
}

/** Terms by their first character, longest first. */
export type Vocabulary<Meaning> = ReadonlyMap<string, readonly Term<Meaning>[]>;

const KATAKANA_TO_HIRAGANA = 0x60;
const SHORT_KANA = /^[ぁ-ゖー]{1,2}$/;
const BEFORE_SHORT_KANA = /(?:[^ぁ-ゖー]|[はがのにをもとでやいなたかる])$/;
const AFTER_SHORT_KANA = /^(?:[^ぁ-ゖー]|です|でし|[でのにはがをもとや]|か[^ぁ-ゖー]|ごろ)/;

/** Folds width, case and katakana, and replaces every space or punctuation mark with 、. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA))
    .replace(/[\s、。,.!?・「」『』()]+/g, '、');
}

/** Folds a question and puts 、 at both ends, so that a term can match the beginning or the end of a clause. */
export function foldQuestion(question: string): string {
  return foldText(`、${question}、`);
}

/** Prepares terms for findWords(); of equal terms the first counts. */
export function createVocabulary<Meaning>(terms: readonly Term<Meaning>[]): Vocabulary<Meaning> {
  const byFirst = new Map<string, Term<Meaning>[]>();
  for (const term of terms.toSorted((a, b) => b.text.length - a.text.length)) {
    const first = term.text.charAt(0);
    byFirst.set(first, [...(byFirst.get(first) ?? []), term]);
  }
  return byFirst;
}

/** Whether a term may stand after another: anywhere, only as a word of its own, or not at all. */
export type Fit = 'anywhere' | 'alone' | 'never';

/**
 * Reads a folded question from left to right, longest match first, so that 中学生 does not match 中. Where a term must stand
 * alone, one or two kana are not found within other kana: なつ matches in なつですか, not in なつかしい. Every character is part
 * of exactly one of the stretches.
 */
export function findWords<Meaning>(
  folded: string,
  vocabulary: Vocabulary<Meaning>,
  fitOf: (meaning: Meaning, before: Meaning | null) => Fit,
): readonly FoundWord<Meaning>[] {
  const found: FoundWord<Meaning>[] = [];
  let at = 0;
  while (at < folded.length) {
    const before = found.at(-1)?.meaning ?? null;
    const term = vocabulary
      .get(folded.charAt(at))
      ?.find(({ text, meaning }) => folded.startsWith(text, at) && fits(fitOf(meaning, before), folded, at, text));
    const end = at + (term?.text.length ?? 1);
    found.push({ start: at, end, meaning: term?.meaning ?? null });
    at = end;
  }
  return found;
}

function fits(fit: Fit, folded: string, at: number, text: string): boolean {
  return fit === 'anywhere' || (fit === 'alone' && isDelimited(folded, at, text));
}

function isDelimited(folded: string, at: number, text: string): boolean {
  if (!SHORT_KANA.test(text)) return true;
  return BEFORE_SHORT_KANA.test(folded.slice(0, at)) && AFTER_SHORT_KANA.test(folded.slice(at + text.length));
}
