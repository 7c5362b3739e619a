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
