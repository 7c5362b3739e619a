import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isFullRun, sampleCount } from '../support/run/sample-count.ts';
import { findPlantedBug, ROOT } from './kill-list.ts';
import { makePlan, RACES } from './plan.ts';
import { plantedBugs } from './planted-bugs.ts';
import { checkReachability, rareSeeds } from './reachability.ts';
import { regressions } from './regressions.ts';
import { runPlan } from './run.ts';
import { isFailure, seedsFrom } from './seed-outcome.ts';
import { runSeedsInWorker } from './seeds-worker.ts';

const SEEDS = sampleCount({ usual: 200, full: 1000 });

test(`no invariant is violated in ${SEEDS} seeds, and each cell of the matrix is reached`, { timeout: 0 }, async () => {
  // Those that reach rare cells first, each process half of them.
  const seeds = [...rareSeeds, ...seedsFrom(1, SEEDS), ...seedsFrom(RACES + 1, SEEDS / 5)];
  const halves = [0, 1].map((half) => seeds.filter((_, index) => index % 2 === half));
  const run = (half: number[]) => runSeedsInWorker({ tier: 'memory', seeds: half, stopAtFirst: false });
  const outcomes = (await Promise.all(halves.map(run))).flat();
  expect(outcomes.filter(isFailure)).toEqual([]);
  if (isFullRun) expect(checkReachability(outcomes)).toBeNull();
});

test('the healed devices converge beside one that is broken for ever', { timeout: 0 }, async () => {
  const seeds = seedsFrom(1, sampleCount({ usual: 20, full: 300 }));
  const outcomes = await runSeedsInWorker({ tier: 'liveness', seeds, stopAtFirst: false });
  expect(outcomes.filter(isFailure)).toEqual([]);
});

test('every state of two devices and one kata keeps the invariants', { timeout: 0 }, async () => {
  const seeds = [sampleCount({ usual: 4, full: 5 })];
  const [explored] = await runSeedsInWorker({ tier: 'breadth-first', seeds, stopAtFirst: true });
  expect(explored?.finding).toBeNull();
  expect(explored?.counts.states).toBeGreaterThan(1000);
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
