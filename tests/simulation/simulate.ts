import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { printKillList } from './kill-list.ts';
import { makePlan } from './plan.ts';
import { runPlan } from './run.ts';
import { runSeedsInWorker, type SeedsFailure, type SeedsTask } from './seeds-worker.ts';
import { shrinkPlan } from './shrink.ts';

/**
 * npm run simulate -- --seeds N --from S   runs N seeds and prints each one with a finding
 *                     --processes P        in P processes, by default one per core
 *                     --seed S             runs one seed; --trace prints its log (memory tier)
 *                     --tier memory|rxdb   in-memory stores and the reference server (default), or RxDB and the SQL
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

async function simulate(tier: SeedsTask['tier'], from: number, count: number, processes: number) {
  const started = Date.now();
  const size = Math.min(SHARE, Math.ceil(count / processes));
  const shares = Array.from({ length: Math.ceil(count / size) }, (_, index) => ({
    tier,
    from: from + index * size,
    count: Math.min(size, count - index * size),
    stopAtFirst: false,
  }));
  const failed: SeedsFailure[] = [];
  let finished = 0;
  async function work() {
    for (let share = shares.shift(); share !== undefined; share = shares.shift()) {
      const failures = await runSeedsInWorker(share);
      failed.push(...failures);
      finished += share.count;
      for (const { seed, finding } of failures) print(`seed ${seed}: ${finding}`);
      if (finished < count) print(`${finished} of ${count} seeds: ${failed.length} failed`);
    }
  }
  await Promise.all(Array.from({ length: processes }, work));
  if (tier === 'memory') for (const { seed } of failed.slice(0, 10)) await explain(seed);
  print(`${count} seeds from ${from}: ${failed.length} failed, ${((Date.now() - started) / 1000).toFixed(1)} s`);
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
if (values['kill-list']) process.exitCode = (await printKillList(print, values.only)) ? 0 : 1;
else if (values.tier !== 'memory' && values.tier !== 'rxdb')
  throw new Error(`Cannot find the tier "${values.tier}": use memory or rxdb`);
else if (values.tier === 'memory' && values.seed !== undefined) await simulateOne(from);
else await simulate(values.tier, from, count, Math.max(1, Number(values.processes ?? availableParallelism())));
