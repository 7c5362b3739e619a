import { expect, test } from 'vitest';
import { contentMilestones, nextMilestone } from '../../../../sync/model/practice/content-milestones.ts';
import { visitEntries } from '../../../../sync/model/practice/level.ts';

const nothing = {
  visits: [],
  practices: () => 9,
  hasLevel: () => false,
  readings: () => 29,
  hasUsedLine: () => false,
};

const heard = (id: string, ...results: readonly string[]) => ({
  id,
  training_type: 'utsusie',
  day: '2026-11-20',
  results: results.map((result, index) => ({ item: `utsusie-004-${index + 1}`, result })),
});

test('what was practised has milestones, told in one order, each once', () => {
  expect(nextMilestone(nothing, {})).toBeNull();
  const all = {
    ...{ visits: [heard('1', 'right', 'right', 'right')], practices: () => 10, hasLevel: () => true },
    ...{ readings: () => 30, hasUsedLine: () => true },
  };
  const told: Record<string, number> = {};
  for (const milestone of contentMilestones) {
    expect(nextMilestone(all, told)).toBe(milestone);
    told[milestone] = 1;
  }
  expect(nextMilestone(all, told)).toBeNull();
});

test('a 写絵 is all right with three answers of one visit, none of them wrong', () => {
  const isReached = (...visits: ReturnType<typeof heard>[]) => nextMilestone({ ...nothing, visits }, {}) === 'utsusie';
  expect(isReached(heard('1', 'right', 'right'))).toBe(false);
  expect(isReached(heard('1', 'right', 'wrong', 'right'))).toBe(false);
  expect(isReached(heard('1', 'right', 'right'), heard('2', 'right', 'right', 'wrong'))).toBe(false);
  const [first, last] = [heard('1', 'right', 'right'), heard('2', 'right', 'right', 'right')];
  const further = { ...last, results: [...visitEntries('utsusie', '1'), ...last.results.slice(2)] };
  expect(isReached(further, first)).toBe(true);
});
