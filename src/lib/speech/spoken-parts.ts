const SPEAKABLE = /[\p{Letter}\p{Number}]/u;

/** Where a text is cut, the best first: after a mark, or before a word that begins with other letters than hiragana. */
const CUTS = [/^.*[、。，！？…]/su, /^.*\p{Script=Hiragana}(?=[^\p{Script=Hiragana}])/su];

/** Splits a text into parts of at most `limit` characters, at 、 where there is one. */
export function spokenParts(text: string, limit: number): readonly string[] {
  const characters = [...text];
  if (characters.length <= limit) return [text];
  const start = characters.slice(0, limit).join('');
  const [part = start] = CUTS.flatMap((cut) => cut.exec(start)?.[0] ?? []);
  const rest = text.slice(part.length);
  return SPEAKABLE.test(rest) ? [part, ...spokenParts(rest, limit)] : [text];
}

const SENTENCE = /[^。！？]*[。！？][。！？」』）]*|[^。！？]+/g;

/** Splits a text after every 。！？ into trimmed sentences with their closing quotes; drops what cannot be spoken. */
export function splitSentences(text: string): readonly string[] {
  return (text.match(SENTENCE) ?? []).map((piece) => piece.trim()).filter((piece) => SPEAKABLE.test(piece));
}

/** A text as a voice gets it: words that it may read wrongly are in kana; at one place the longest counts. */
export function spokenText(text: string, readings: readonly (readonly [word: string, kana: string])[] = []): string {
  const longestFirst = readings.toSorted(([one], [other]) => other.length - one.length);
  let spoken = '';
  for (let at = 0; at < text.length; ) {
    const [word, kana] = longestFirst.find(([written]) => text.startsWith(written, at)) ?? [text.charAt(at), null];
    spoken += kana ?? word;
    at += word.length;
  }
  return spoken;
}
