import { makePlan } from './plan.ts';
import { type Outcome, runPlan } from './run.ts';

export interface Failure extends Outcome {
  readonly seed: number;
}

/** Runs `count` seeds starting at `from` and calls back for each one with a finding; stops when that returns false. */
export async function runSeeds(from: number, count: number, onFailure: (failure: Failure) => boolean): Promise<void> {
  for (let seed = from; seed < from + count; seed += 1) {
    const outcome = await runPlan(makePlan(seed));
    // A run turns only virtual time, so nothing else of this process would run before the last seed.
    await new Promise(setImmediate);
    if (outcome.finding !== null && !onFailure({ seed, ...outcome })) return;
  }
}
