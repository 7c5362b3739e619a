import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { runBreadthFirst } from './breadth-first.ts';
import { makeBrokenPlan } from './liveness.ts';
import { runRareSeeds } from './reachability.ts';
import { runSeeds } from './run-seeds.ts';
import { type RunSeeds, type SeedOutcome, seedOutcome } from './seed-outcome.ts';

/** The ways to run seeds; the seeds of `reachability` are given, and those of `breadth-first` are depths. */
export const tiers = ['memory', 'rxdb', 'liveness', 'reachability', 'breadth-first'] as const;
export type Tier = (typeof tiers)[number];

const seedsTask = v.object({ tier: v.picklist(tiers), seeds: v.array(v.number()), stopAtFirst: v.boolean() });
export type SeedsTask = v.InferOutput<typeof seedsTask>;

const runners: Readonly<Record<Tier, () => RunSeeds | Promise<RunSeeds>>> = {
  memory: () => runSeeds,
  rxdb: async () => (await import('./run-rxdb-seeds.ts')).runRxdbSeeds,
  liveness: () => (seeds, onSeed) => runSeeds(seeds, onSeed, makeBrokenPlan),
  reachability: () => runRareSeeds,
  'breadth-first': () => runBreadthFirst,
};

/** Runs seeds in a child process; `script` may be a copy of this file with a planted bug. */
export function runSeedsInWorker(
  seeds: SeedsTask,
  script = fileURLToPath(import.meta.url),
): Promise<readonly SeedOutcome[]> {
  return new Promise((resolve, reject) => {
    // A larger young generation: a seed leaves much garbage and keeps little.
    const execArgv = ['--max-semi-space-size=64', '--import', 'tsx'];
    const child = fork(script, [JSON.stringify(seeds)], { execArgv });
    child.once('message', (message) => resolve(v.parse(v.array(seedOutcome), message)));
    child.once('exit', (code) =>
      reject(new Error(`Cannot simulate the seeds from ${seeds.seeds[0]}: the worker exited with code ${code}`)),
    );
  });
}

async function runTask(taskJson: string) {
  const { tier, seeds, stopAtFirst } = v.parse(seedsTask, JSON.parse(taskJson));
  const outcomes: Parameters<Parameters<RunSeeds>[1]>[0][] = [];
  // A test that timed out leaves its worker behind.
  process.once('disconnect', () => process.exit());
  const run = await runners[tier]();
  await run(seeds, (outcome) => {
    outcomes.push(outcome);
    return !stopAtFirst || outcome.finding === null;
  });
  process.send?.(outcomes, () => process.connected && process.disconnect());
}

const [, script, taskJson] = process.argv;
if (process.send !== undefined && script === fileURLToPath(import.meta.url) && taskJson !== undefined)
  await runTask(taskJson);
