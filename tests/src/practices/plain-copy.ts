/**
 * Forbidden in the catalogue: dashes, ellipses, Western punctuation, Latin letters, spaces, emoji and claims about
 * ability.
 */
export const forbiddenInCopy =
  /[—–―‐\-…!！?？,.;:A-Za-z０-９Ａ-Ｚａ-ｚｦ-ﾟ\s]|\p{Extended_Pictographic}|脳|認知|若返|大切です|しましょう/u;

/** Hiragana, katakana and the long-vowel mark only. */
export const kanaOnly = /^[ぁ-ゖァ-ヺー]+$/u;
