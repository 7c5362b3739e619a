import { expect, test } from 'vitest';
import { milestonesReached } from '../../../../sync/model/streak/milestones.ts';

test.each([
  [0, []],
  [59, []],
  [60, [60]],
  [199, [60, 100]],
  [200, [60, 100, 200]],
  [365, [60, 100, 200, 365]],
  [3000, [60, 100, 200, 365]],
])('a longest streak of %i days has reached %j', (days, reached) => {
  expect(milestonesReached(days)).toEqual(reached);
});
