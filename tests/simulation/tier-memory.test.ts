import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isFullRun, sampleCount } from '../support/run/sample-count.ts';
import { findPlantedBug, ROOT } from './kill-list.ts';
import { makePlan } from './plan.ts';
import { plantedBugs } from './planted-bugs.ts';
import { regressions } from './regressions.ts';
import { runPlan } from './run.ts';
import { runSeedsInWorker } from './seeds-worker.ts';

const SEEDS = sampleCount({ usual: 200, full: 1000 });

test(`no invariant is violated in ${SEEDS} seeds`, { timeout: 0 }, async () => {
  const half = SEEDS / 2;
  const failures = await Promise.all([
    runSeedsInWorker({ tier: 'memory', from: 1, count: half, stopAtFirst: false }),
    runSeedsInWorker({ tier: 'memory', from: half + 1, count: half, stopAtFirst: false }),
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

test.each(plantedBugs)('can still be planted: $name', ({ changes }) => {
  for (const { file, find } of changes) expect(readFileSync(join(ROOT, file), 'utf8')).toContain(find);
});

const examples = ['keeps the cursor through a reset', 'ignores superseded ids'].map((name) => {
  const bug = plantedBugs.find((planted) => planted.name === name);
  if (bug === undefined) throw new Error(`Cannot find the planted bug "${name}"`);
  return bug;
});

test.concurrent.each(isFullRun ? plantedBugs : examples)(
  'a seed finds the planted bug: $name',
  { timeout: 0 },
  async (bug) => {
    expect((await findPlantedBug(bug)).finding).toEqual(expect.any(String));
  },
);
