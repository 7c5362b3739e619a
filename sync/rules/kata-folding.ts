/** Katakana that have a hiragana twin at a fixed distance: ァ to ヶ, and the iteration marks ヽ and ヾ. */
const KATAKANA = /[\u30a1-\u30f6\u30fd\u30fe]/g;
const TO_HIRAGANA = 0x60;

/**
 * A text as search sees it: width (NFKC), case and kana do not matter. The twin of private.fold_text() in SQL, which
 * folds what the server searches.
 */
export function foldText(text: string): string {
  // Lower case may leave a form that NFKC would join, so it is normalized on both sides.
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA));
}
