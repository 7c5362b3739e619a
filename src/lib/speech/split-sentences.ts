const SENTENCE = /[^。！？]*[。！？][。！？」』）]*|[^。！？]+/g;
const SPEAKABLE = /[\p{Letter}\p{Number}]/u;

/** Splits a text after every 。！？ into trimmed sentences with their closing quotes; drops what cannot be spoken. */
export function splitSentences(text: string): readonly string[] {
  return (text.match(SENTENCE) ?? []).map((piece) => piece.trim()).filter((piece) => SPEAKABLE.test(piece));
}
