import type { Plan } from './plan.ts';
import { runPlan } from './run.ts';

/** Shrinks a failing plan: drops ever smaller ranges of steps while a finding remains, in at most `budget` runs. */
export async function shrinkPlan(plan: Plan, budget: number): Promise<Plan> {
  let best = plan;
  let left = budget;
  for (let size = plan.steps.length >> 1; size >= 1; size >>= 1) {
    for (let from = 0; from < best.steps.length && left > 0; left -= 1) {
      const steps = [...best.steps.slice(0, from), ...best.steps.slice(from + size)];
      const { finding } = await runPlan({ ...best, steps });
      if (finding === null) from += size;
      else best = { ...best, steps };
    }
  }
  return best;
}
