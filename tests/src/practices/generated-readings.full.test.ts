import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { corrections } from '../../support/readings/corrections.ts';
import { drillTexts } from '../../support/readings/drill-texts.ts';
import { generatedFiles } from '../../support/readings/generated-files.ts';

test('the lists of readings are those that npm run readings writes, and every correction is needed', {
  timeout: 300_000,
}, () => {
  const texts = drillTexts();
  const stale = generatedFiles(texts).filter(({ path, source }) => readFileSync(path, 'utf8') !== source);
  expect(stale.map(({ path }) => path)).toEqual([]);
  const words = new Set(texts.flatMap(({ text, words }) => words.map(({ from, to }) => text.slice(from, to))));
  expect(corrections.filter(([word]) => !words.has(word))).toEqual([]);
});
