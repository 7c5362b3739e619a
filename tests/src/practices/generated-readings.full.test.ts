import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { corrections } from '../../support/readings/corrections.ts';
import { drillTexts } from '../../support/readings/drill-texts.ts';
import { generatedFiles, generatedLessonFiles } from '../../support/readings/generated-files.ts';
import { lessonTexts } from '../../support/readings/lesson-texts.ts';

test('the lists of readings are those that npm run readings writes, and every correction is needed', {
  timeout: 300_000,
}, () => {
  const texts = drillTexts();
  const ofLessons = lessonTexts();
  const files = [...generatedFiles(texts), ...generatedLessonFiles(ofLessons)];
  const stale = files.filter(({ path, source }) => readFileSync(path, 'utf8') !== source);
  expect(stale.map(({ path }) => path)).toEqual([]);
  const words = new Set(
    [...texts, ...ofLessons].flatMap(({ text, words }) => words.map(({ from, to }) => text.slice(from, to))),
  );
  expect(corrections.filter(([word]) => !words.has(word))).toEqual([]);
});
