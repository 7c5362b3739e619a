import { expect, test } from 'vitest';
import { isGuideOpen } from '../../../../src/data/member/guide.ts';
import { guideSteps, stepsDone } from '../../../../src/features/home/guide-progress.ts';

test('the guide is open for thirty days, unless it was closed or done', () => {
  expect([29, 30].map((days) => isGuideOpen({}, days))).toEqual([true, false]);
  expect([{ closed: 1 }, { closed: 2 }, { done: 1 }].map((entries) => isGuideOpen(entries, 3))).toEqual([
    ...[false, true, false],
  ]);
});

const cases = [
  [['basic-awareness'], 0, 0, ['topics']],
  [['jutsu'], 0, 0, ['practices']],
  [['daily-training', 'brain-speed', 'brain-speed-2', 'circuit'], 0, 0, []],
  [['language-comprehension', 'memory-enhancement'], 0, 0, []],
  [['drill-of-a-newer-build'], 0, 0, ['practices']],
  [[], 1, 0, ['lessons']],
  [[], 0, 1, ['kata']],
  [['jutsu', 'basic-awareness'], 30, 2, ['kata', 'lessons', 'practices', 'topics']],
] as const;

test.each(cases)('sessions %j, %i lessons and %i kata make these steps done: %j', (types, lessons, kata, done) => {
  const stepsFound = stepsDone({ trainingTypes: types, completedLessons: lessons, kataCount: kata });
  expect([...stepsFound].sort()).toEqual(done);
});

test('all steps of the guide can be done', () => {
  const stepsFound = stepsDone({ trainingTypes: ['basic-awareness', 'jutsu'], completedLessons: 1, kataCount: 1 });
  expect(guideSteps.filter((step) => !stepsFound.has(step))).toEqual([]);
});
