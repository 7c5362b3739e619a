/** What no text of a drill may hold: dashes, ellipses, Western marks, Latin letters, spaces, emoji, promises of ability. */
export const forbiddenInCopy =
  /[—–―‐\-…!！?？,.;:A-Za-z０-９Ａ-Ｚａ-ｚｦ-ﾟ\s]|\p{Extended_Pictographic}|脳|認知|若返|大切です|しましょう/u;

/** Hiragana, katakana and the long-vowel mark only. */
export const kanaOnly = /^[ぁ-ゖァ-ヺー]+$/u;
