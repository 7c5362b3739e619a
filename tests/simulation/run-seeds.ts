import { takeHits } from './hits.ts';
import { makePlan } from './plan.ts';
import { runPlan } from './run.ts';
import type { RunSeeds } from './seed-outcome.ts';

/** Runs seeds one after the other and calls back after each one; stops when that returns false. */
export async function runSeeds(
  seeds: readonly number[],
  onSeed: Parameters<RunSeeds>[1],
  planOf = makePlan,
): Promise<void> {
  for (const seed of seeds) {
    takeHits();
    const { finding } = await runPlan(planOf(seed));
    // A run turns only virtual time, so nothing else of this process would run before the last seed.
    await new Promise(setImmediate);
    if (!onSeed({ seed, finding, counts: takeHits() })) return;
  }
}
