import { expect, test } from 'vitest';
import { obviousThings } from '../../../src/practices/bunkai/content.ts';
import { jishoSentences } from '../../../src/practices/jisho/content.ts';
import { itemOf } from '../../../src/practices/jisho/word-items.ts';
import { questionAbout } from '../../../src/practices/kept-question.ts';
import { ryueSets } from '../../../src/practices/ryue/content.ts';
import { articles } from '../../../src/practices/utsusie/content.ts';
import { toDay } from '../../../sync/model/day/day.ts';

const ask = (trainingType: string, item: string) =>
  questionAbout({ trainingType, item, day: toDay('2026-11-20'), visit: '1' }, async () => undefined);

test.each([
  ['utsusie', articles.flatMap(({ id }) => [1, 2, 3].map((number) => `${id}-${number}`))],
  ['jisho', jishoSentences.flatMap(({ words }) => words.map((word) => itemOf(word, 'meaning')))],
  ['ryue', ryueSets.map(({ id }) => id)],
])('%s asks about each of its items with three choices, one of which is right', async (type, items) => {
  const questions = await Promise.all(items.map((item) => ask(type, item)));
  const faults = questions.flatMap((question, index) => {
    const choices = question?.choices ?? [];
    return new Set(choices).size === 3 && choices.includes(question?.right ?? '') ? [] : [items[index]];
  });
  expect(faults).toEqual([]);
});

test('a reading that was missed is asked by its meaning, and stored so', async () => {
  const [word] = jishoSentences[0]?.words ?? [];
  if (word === undefined) throw new Error('No word in the first sentence');
  expect(await ask('jisho', itemOf(word, 'reading'))).toMatchObject({ item: itemOf(word, 'meaning') });
});

test('分解 shows its parts, and an item of another build is not asked', async () => {
  const [thing] = obviousThings;
  expect(await ask('bunkai', `${thing?.id}-2`)).toMatchObject({
    choices: [],
    right: null,
    answer: thing?.parts.join('、'),
  });
  expect(await ask('bunkai', 'bunkai-999-1')).toBeNull();
  expect(await ask('utsusie', 'utsusie-999-1')).toBeNull();
});
