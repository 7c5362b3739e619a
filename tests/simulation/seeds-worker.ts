import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { runSeeds } from './run-seeds.ts';

const seedsTask = v.object({
  tier: v.picklist(['memory', 'rxdb']),
  from: v.number(),
  count: v.number(),
  stopAtFirst: v.boolean(),
});
const failures = v.array(v.object({ seed: v.number(), finding: v.string() }));

export type SeedsTask = v.InferOutput<typeof seedsTask>;
export type SeedsFailure = v.InferOutput<typeof failures>[number];

/** Runs seeds in a child process; `script` may be a copy of this file with a planted bug. */
export function runSeedsInWorker(
  seeds: SeedsTask,
  script = fileURLToPath(import.meta.url),
): Promise<readonly SeedsFailure[]> {
  return new Promise((resolve, reject) => {
    // A larger young generation: a seed leaves much garbage and keeps little.
    const execArgv = ['--max-semi-space-size=64', '--import', 'tsx'];
    const child = fork(script, [JSON.stringify(seeds)], { execArgv });
    child.once('message', (message) => resolve(v.parse(failures, message)));
    child.once('exit', (code) =>
      reject(new Error(`Cannot simulate the seeds from ${seeds.from}: the worker exited with code ${code}`)),
    );
  });
}

async function runTask(taskJson: string) {
  const { tier, from, count, stopAtFirst } = v.parse(seedsTask, JSON.parse(taskJson));
  const foundFailures: SeedsFailure[] = [];
  // A test that timed out leaves its worker behind.
  process.once('disconnect', () => process.exit());
  const run = tier === 'rxdb' ? (await import('./run-rxdb-seeds.ts')).runRxdbSeeds : runSeeds;
  await run(from, count, ({ seed, finding }) => {
    foundFailures.push({ seed, finding: String(finding) });
    return !stopAtFirst;
  });
  process.send?.(foundFailures, () => process.connected && process.disconnect());
}

const [, script, taskJson] = process.argv;
if (process.send !== undefined && script === fileURLToPath(import.meta.url) && taskJson !== undefined)
  await runTask(taskJson);
