import { expect, test } from 'vitest';
import { reachedMilestones } from '../../../../sync/model/practice/content-milestones.ts';
import { visitEntries } from '../../../../sync/model/practice/level.ts';

const nothing = { visits: [], practices: 9, hasLevel: false, readings: 29, hasUsedLine: false };

const heard = (id: string, ...results: readonly string[]) => ({
  id,
  training_type: 'utsusie',
  day: '2026-11-20',
  results: results.map((result, index) => ({ item: `utsusie-004-${index + 1}`, result })),
});

test('what was practised has milestones, in one order', () => {
  expect(reachedMilestones(nothing)).toEqual([]);
  const all = { visits: [heard('1', 'right', 'right', 'right')], practices: 10, hasLevel: true, readings: 30 };
  expect(reachedMilestones({ ...all, hasUsedLine: true })).toEqual([
    'utsusie',
    'practices',
    'level',
    'readings',
    'line',
  ]);
});

test('a 写絵 is all right with three answers of one visit, none of them wrong', () => {
  const reached = (...visits: ReturnType<typeof heard>[]) => reachedMilestones({ ...nothing, visits }).length;
  expect(reached(heard('1', 'right', 'right'))).toBe(0);
  expect(reached(heard('1', 'right', 'wrong', 'right'))).toBe(0);
  expect(reached(heard('1', 'right', 'right'), heard('2', 'right', 'right', 'wrong'))).toBe(0);
  const [first, last] = [heard('1', 'right', 'right'), heard('2', 'right', 'right', 'right')];
  const further = { ...last, results: [...visitEntries('utsusie', '1'), ...last.results.slice(2)] };
  expect(reached(further, first)).toBe(1);
});
