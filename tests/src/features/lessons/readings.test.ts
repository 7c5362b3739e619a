import { describe, expect, test } from 'vitest';
import { annotate, createReadings, parseWords } from '../../../../src/features/furigana/annotate.ts';
import { appWords } from '../../../../src/features/furigana/readings.ts';
import { words as languageWords } from '../../../../src/features/lessons/content/language-comprehension-readings.ts';
import { words as memoryWords } from '../../../../src/features/lessons/content/memory-enhancement-readings.ts';
import { isKanji } from '../../../../sync/model/text/align-reading.ts';
import { shownLessonTexts } from '../../../support/readings/lesson-texts.ts';

describe.each([
  ['language-comprehension', languageWords],
  ['memory-enhancement', memoryWords],
])('the readings of %s', (programme, words) => {
  const texts = shownLessonTexts().filter(({ pack }) => pack === programme);
  const readings = createReadings([appWords, words].flatMap(parseWords));

  test('cover every kanji of its texts', () => {
    expect(texts.length).toBeGreaterThan(200);
    const bare = texts.flatMap(({ text }) =>
      annotate(text, readings).flatMap((piece) =>
        piece.reading === null && [...piece.text].some(isKanji) ? [`${piece.text} in ${text}`] : [],
      ),
    );
    expect(bare).toEqual([]);
  });

  test('have no word that no text contains', () => {
    const everything = texts.map(({ text }) => text).join('\n');
    expect(parseWords(words).filter(([word]) => !everything.includes(word))).toEqual([]);
  });
});
