import type { ReadText } from './compile-words.ts';
import { intendedReading, type ReadWord } from './intended-reading.ts';
import { type ShownText, shownTexts } from './shown-texts.ts';

/** Every text of the drills and its parts, as they are to be read. */
export function drillTexts(): readonly ReadText[] {
  return shownTexts().flatMap((shown) => {
    const words = intendedReading(shown.text, shown.own);
    return [{ ...shown, words }, ...partsOf(shown, words)];
  });
}

function partsOf({ pack, text: whole, own, parts }: ShownText, words: readonly ReadWord[]): readonly ReadText[] {
  let at = 0;
  return parts.map((text) => {
    const from = whole.indexOf(text, at);
    at = from + text.length;
    const ofPart = words.flatMap((word): readonly ReadWord[] =>
      word.from >= from && word.to <= at ? [{ ...word, from: word.from - from, to: word.to - from }] : [],
    );
    return { pack, text, own, words: ofPart };
  });
}
