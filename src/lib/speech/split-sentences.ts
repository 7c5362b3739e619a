const SENTENCE = /[^。！？]*[。！？][。！？」』）]*|[^。！？]+/g;
const SOMETHING_TO_SAY = /[\p{Letter}\p{Number}]/u;

/**
 * Splits a text after every 。！？ into trimmed sentences that keep their sign. Further signs and closing quotes stay
 * with the sentence they close; a piece without a letter or number has nothing to say and is dropped.
 */
export function splitSentences(text: string): readonly string[] {
  return (text.match(SENTENCE) ?? []).map((piece) => piece.trim()).filter((piece) => SOMETHING_TO_SAY.test(piece));
}
