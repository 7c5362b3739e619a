import { expect, test } from 'vitest';
import { findPlantedBug } from './kill-list.ts';
import { makePlan } from './plan.ts';
import { plantedBugs } from './planted-bugs.ts';
import { regressions } from './regressions.ts';
import { runPlan } from './run.ts';
import { runSeedsInWorker } from './seeds-worker.ts';

const SEEDS = 1000;

test(`no invariant is violated in ${SEEDS} seeds`, { timeout: 300_000 }, async () => {
  const half = SEEDS / 2;
  const failures = await Promise.all([
    runSeedsInWorker({ from: 1, count: half, stopAtFirst: false }),
    runSeedsInWorker({ from: half + 1, count: half, stopAtFirst: false }),
  ]);
  expect(failures.flat()).toEqual([]);
});

test('the same seed produces the same trace', async () => {
  const [first, repeated, other] = [await runPlan(makePlan(7)), await runPlan(makePlan(7)), await runPlan(makePlan(8))];
  expect(repeated.hash).toBe(first.hash);
  expect(other.hash).not.toBe(first.hash);
});

test.each(regressions)('regression: $name', async ({ plan }) => {
  expect((await runPlan(plan)).finding).toBeNull();
});

const examples = [plantedBugs[0]?.name, 'does not sweep after a reset', 'ignores superseded ids'];

test.each(examples)('a seed finds the planted bug: %s', { timeout: 120_000 }, async (name) => {
  const bug = plantedBugs.find((planted) => planted.name === name);
  expect(bug && (await findPlantedBug(bug)).finding).toEqual(expect.any(String));
});
