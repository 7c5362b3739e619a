import { removeInvisible } from './remove-invisible.ts';

/** Katakana with a hiragana counterpart at a fixed code point distance: ァ to ヶ, and the iteration marks ヽ and ヾ. */
const KATAKANA = /[\u30a1-\u30f6\u30fd\u30fe]/g;
const TO_HIRAGANA = 0x60;

/**
 * Folds what looks or sounds the same for comparing: width (NFKC), case, kana type, dashes and waves, variation selectors, and
 * invisible characters. Twin of private.fold_text() in SQL.
 */
export function foldText(text: string): string {
  // Lowercasing and removing can produce sequences that NFKC composes.
  return removeVariants(foldLetters(text.normalize('NFKC').toLowerCase())).normalize('NFKC');
}

/** The letters of a text one by one; the generator of the schema writes private.fold_text() from it. */
export function foldLetters(text: string): string {
  return (
    foldMarks(text)
      // Σ becomes ς at the end of a word, and the search for a Σ would not find it.
      .replaceAll('ς', 'σ')
      .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA))
  );
}

/** Removes invisible characters and the choice of a shape. */
export function removeVariants(text: string): string {
  return removeInvisible(text).replace(/\p{Variation_Selector}/gu, '');
}

/** One form for the dashes, waves and double bars that keyboards and Shift_JIS tables write differently; for NFKC texts. */
export function foldMarks(text: string): string {
  return text
    .replace(/[〜∼]/g, '~')
    .replace(/[‐‒–—―−]/g, '-')
    .replaceAll('∥', '‖');
}
