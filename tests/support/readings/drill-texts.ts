import { createReadings, matchWords, parseWords } from '../../../src/features/furigana/annotate.ts';
import { appWords } from '../../../src/features/furigana/readings.ts';
import type { ReadText } from './compile-words.ts';
import { intendedReading, type ReadWord } from './intended-reading.ts';
import { type ShownText, shownTexts } from './shown-texts.ts';

const appReadings = createReadings(parseWords(appWords));

/** Every text of the drills and its parts, as they are to be read. */
export function drillTexts(): readonly ReadText[] {
  return shownTexts().flatMap((shown) => {
    const words = shown.isOfApp ? readByApp(shown.text) : intendedReading(shown.text, shown.ownReadings);
    return [{ ...shown, words }, ...partsOf(shown, words)];
  });
}

/** The words of a text that the app's own list reads right. */
function readByApp(text: string): readonly ReadWord[] {
  return matchWords(text, appReadings).map(({ at, word, pieces }) => ({ from: at, to: at + word.length, pieces }));
}

function partsOf(
  { pack, text: fullText, ownReadings, parts }: ShownText,
  words: readonly ReadWord[],
): readonly ReadText[] {
  let at = 0;
  return parts.map((text) => {
    const from = fullText.indexOf(text, at);
    at = from + text.length;
    const ofPart = words.flatMap((word): readonly ReadWord[] =>
      word.from >= from && word.to <= at ? [{ ...word, from: word.from - from, to: word.to - from }] : [],
    );
    return { pack, text, ownReadings, words: ofPart };
  });
}
