import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { startTestBackend } from '../support/backend.ts';
import { printKillList } from './kill-list.ts';
import { makePlan } from './plan.ts';
import { runRealWorld } from './real-world.ts';
import { runPlan } from './run.ts';
import { runSeedsApart } from './seeds-process.ts';
import { shrinkPlan } from './shrink.ts';

/**
 * npm run simulate -- --seeds N --from S   runs N worlds and prints every seed that goes wrong
 *                     --seed S --trace     runs one and prints what happened in it
 *                     --tier b             runs them with real databases on the devices and the SQL on the server
 *                     --kill-list          plants known bugs and shows that each is found
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    tier: { type: 'string', default: 'a' },
    trace: { type: 'boolean', default: false },
    'kill-list': { type: 'boolean', default: false },
  },
});

function print(line: string) {
  process.stdout.write(`${line}\n`);
}

async function explain(seed: number) {
  const plan = makePlan(seed);
  const { finding, step } = await runPlan(plan);
  const short = await shrinkPlan(plan, 300);
  print(`seed ${seed}, step ${step} of ${plan.steps.length}: ${finding}`);
  print(`  shrunk to ${short.steps.length} steps: ${short.steps.map(({ kind }) => kind).join(' ')}`);
  print(`  for regressions.json: ${JSON.stringify(short)}`);
}

async function simulate(from: number, count: number) {
  const started = Date.now();
  const workers = Math.min(availableParallelism(), count);
  const size = Math.ceil(count / workers);
  const shares = Array.from({ length: workers }, (_, index) => ({
    from: from + index * size,
    count: Math.min(size, count - index * size),
    stopAtFirst: false,
  }));
  const failed = (await Promise.all(shares.map((share) => runSeedsApart(share)))).flat();
  for (const { seed } of failed.slice(0, 10)) await explain(seed);
  print(`${count} seeds from ${from}: ${failed.length} failed, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  if (failed.length > 0) process.exitCode = 1;
}

async function simulateReal(from: number, count: number) {
  const started = Date.now();
  const backend = await startTestBackend();
  let failed = 0;
  for (let seed = from; seed < from + count; seed += 1) {
    const finding = await runRealWorld(seed, backend);
    if (finding === null) continue;
    failed += 1;
    print(`seed ${seed}: ${finding}`);
  }
  await backend.close();
  print(`${count} seeds from ${from}: ${failed} failed, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  if (failed > 0) process.exitCode = 1;
}

async function show(seed: number) {
  const { finding, trace, hash } = await runPlan(makePlan(seed), true);
  if (values.trace) for (const line of trace) print(line);
  print(`seed ${seed}: trace ${hash}, ${finding ?? 'all is well'}`);
  if (finding !== null) process.exitCode = 1;
}

if (values['kill-list']) process.exitCode = (await printKillList(print)) ? 0 : 1;
else if (values.tier === 'b') await simulateReal(Number(values.from), Number(values.seeds));
else if (values.seed !== undefined) await show(Number(values.seed));
else await simulate(Number(values.from), Number(values.seeds));
