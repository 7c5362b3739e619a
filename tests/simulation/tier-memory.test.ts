import { expect, test } from 'vitest';
import { findPlantedBug } from './kill-list.ts';
import { makePlan } from './plan.ts';
import { plantedBugs } from './planted-bugs.ts';
import { knownPlans } from './regressions.ts';
import { runPlan } from './run.ts';
import { runSeedsApart } from './seeds-process.ts';

const SEEDS = 1000;

test(`nothing is lost in ${SEEDS} worlds`, { timeout: 300_000 }, async () => {
  const half = SEEDS / 2;
  const found = await Promise.all([
    runSeedsApart({ from: 1, count: half, stopAtFirst: false }),
    runSeedsApart({ from: half + 1, count: half, stopAtFirst: false }),
  ]);
  expect(found.flat()).toEqual([]);
});

test('the same seed lives through the same world', async () => {
  const [once, again, other] = [await runPlan(makePlan(7)), await runPlan(makePlan(7)), await runPlan(makePlan(8))];
  expect(again.hash).toBe(once.hash);
  expect(other.hash).not.toBe(once.hash);
});

test.each(knownPlans)('what once went wrong stays right: $name', async ({ plan }) => {
  expect((await runPlan(plan)).finding).toBeNull();
});

test('a planted bug is found', { timeout: 120_000 }, async () => {
  const [bug] = plantedBugs;
  expect(bug && (await findPlantedBug(bug)).finding).toEqual(expect.any(String));
});
