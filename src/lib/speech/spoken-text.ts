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
