/** Katakana with a hiragana counterpart at a fixed code point distance: ァ to ヶ, and the iteration marks ヽ and ヾ. */
const KATAKANA = /[\u30a1-\u30f6\u30fd\u30fe]/g;
const TO_HIRAGANA = 0x60;

/** Folds width (NFKC), case and kana type of a text for search. Twin of private.fold_text() in SQL. */
export function foldText(text: string): string {
  // Lowercasing can produce sequences that NFKC composes, so normalize before and after.
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      // Σ becomes ς at the end of a word, and the search for a Σ would not find it.
      .replaceAll('ς', 'σ')
      .normalize('NFKC')
      .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA))
  );
}
