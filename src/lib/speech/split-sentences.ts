const SENTENCE = /[^。！？]*[。！？][。！？」』）]*|[^。！？]+/g;
const SPEAKABLE = /[\p{Letter}\p{Number}]/u;

/**
 * Splits a text after every 。！？ into trimmed sentences that keep their punctuation and closing quotes. Pieces without a
 * letter or number are dropped, as there is nothing to speak.
 */
export function splitSentences(text: string): readonly string[] {
  return (text.match(SENTENCE) ?? []).map((piece) => piece.trim()).filter((piece) => SPEAKABLE.test(piece));
}
