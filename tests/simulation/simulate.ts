import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { printKillList } from './kill-list.ts';
import { makePlan, RACES } from './plan.ts';
import { matrixLines, rareSeeds } from './reachability.ts';
import { runPlan } from './run.ts';
import { isFailure, type SeedOutcome, seedsFrom } from './seed-outcome.ts';
import { runSeedsInWorker, type Tier, tiers } from './seeds-worker.ts';
import { shrinkPlan } from './shrink.ts';

/**
 * npm run simulate -- --seeds N --from S   runs N seeds and prints each one with a finding
 *                     --processes P        in P processes, by default one per core
 *                     --seed S             runs one seed; --trace prints its log (memory tier)
 *                     --tier TIER          memory (default), rxdb, liveness, reachability or breadth-first (README.md)
 *                     --matrix             prints how often the seeds reached each cell (memory tier)
 *                     --kill-list          plants known bugs and prints the seed that finds each; --only TEXT: those
 *                                          whose names contain it
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    processes: { type: 'string' },
    tier: { type: 'string', default: 'memory' },
    matrix: { type: 'boolean', default: false },
    trace: { type: 'boolean', default: false },
    'kill-list': { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});

function print(line: string) {
  process.stdout.write(`${line}\n`);
}

/** Prints the finding of a failing seed, and its shrunk plan as an entry for regressions.json. */
async function explain(seed: number) {
  const plan = makePlan(seed);
  const { finding, step } = await runPlan(plan);
  const shrunk = await shrinkPlan(plan, 300);
  print(`seed ${seed}, step ${step} of ${plan.steps.length}: ${finding}`);
  print(`  shrunk to ${shrunk.steps.length} steps: ${shrunk.steps.map(({ kind }) => kind).join(' ')}`);
  print(`  for regressions.json: ${JSON.stringify({ name: '<describe>', plan: shrunk })}`);
}

/** Seeds that a process runs before the count is printed. */
const SHARE = 500;

async function simulate(tier: Tier, seeds: readonly number[], processes: number) {
  const started = Date.now();
  const size = Math.min(SHARE, Math.ceil(seeds.length / processes));
  const shares: number[][] = [];
  for (let start = 0; start < seeds.length; start += size) shares.push(seeds.slice(start, start + size));
  const outcomes: SeedOutcome[] = [];
  async function work() {
    for (let share = shares.shift(); share !== undefined; share = shares.shift()) {
      const finished = await runSeedsInWorker({ tier, seeds: share, stopAtFirst: false });
      outcomes.push(...finished);
      for (const { seed, finding } of finished.filter(isFailure)) print(`seed ${seed}: ${finding}`);
      const failed = outcomes.filter(isFailure).length;
      if (outcomes.length < seeds.length) print(`${outcomes.length} of ${seeds.length} seeds: ${failed} failed`);
    }
  }
  await Promise.all(Array.from({ length: processes }, work));
  const failed = outcomes.filter(isFailure);
  if (tier === 'memory') for (const { seed } of failed.slice(0, 10)) await explain(seed);
  if (values.matrix) for (const line of matrixLines(outcomes)) print(line);
  if (tier === 'breadth-first')
    for (const { seed, counts } of outcomes) print(`depth ${seed}: ${counts.states} states, ${counts.edges} edges`);
  print(`${seeds.length} seeds: ${failed.length} failed, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  if (failed.length > 0) process.exitCode = 1;
}

async function simulateOne(seed: number) {
  const { finding, trace, hash } = await runPlan(makePlan(seed), values.trace);
  if (values.trace) for (const line of trace) print(line);
  print(`seed ${seed}: trace ${hash}, ${finding === null ? 'no finding' : 'failed'}`);
  if (finding === null) return;
  await explain(seed);
  process.exitCode = 1;
}

const from = Number(values.seed ?? values.from);
const count = values.seed === undefined ? Number(values.seeds) : 1;
const tier = tiers.find((known) => known === values.tier);
const isMemory = tier === 'memory';
// What a matrix counts must not depend on the seeds that were chosen for it.
const [first, last] = values.matrix ? [[], seedsFrom(RACES + 1, Math.ceil(count / 10))] : [rareSeeds, []];
const seeds = isMemory ? [...first, ...seedsFrom(from, count), ...last] : seedsFrom(from, count);
const processes = Math.max(1, Number(values.processes ?? availableParallelism()));
if (values['kill-list']) process.exitCode = (await printKillList(print, values.only)) ? 0 : 1;
else if (tier === undefined) throw new Error(`Cannot find the tier "${values.tier}": use ${tiers.join(', ')}`);
else if (isMemory && values.seed !== undefined) await simulateOne(from);
else await simulate(tier, seeds, processes);
