import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { runSeeds } from './many-seeds.ts';

const task = v.object({ from: v.number(), count: v.number(), stopAtFirst: v.boolean() });
const failures = v.array(v.object({ seed: v.number(), finding: v.string() }));

export type SeedsTask = v.InferOutput<typeof task>;
export type SeedsFailure = v.InferOutput<typeof failures>[number];

/** Runs seeds in a process of its own; `script` may be the copy of this file in another tree. */
export function runSeedsApart(
  seeds: SeedsTask,
  script = fileURLToPath(import.meta.url),
): Promise<readonly SeedsFailure[]> {
  return new Promise((resolve, reject) => {
    const child = fork(script, [JSON.stringify(seeds)], { execArgv: ['--import', 'tsx'] });
    child.once('message', (found) => resolve(v.parse(failures, found)));
    child.once('exit', (code) =>
      reject(new Error(`The simulation of seeds from ${seeds.from} ended with code ${code}`)),
    );
  });
}

async function work(wanted: string) {
  const { from, count, stopAtFirst } = v.parse(task, JSON.parse(wanted));
  const found: SeedsFailure[] = [];
  await runSeeds(from, count, ({ seed, finding }) => {
    found.push({ seed, finding: String(finding) });
    return !stopAtFirst;
  });
  process.send?.(found, () => process.connected && process.disconnect());
}

const [, script, wanted] = process.argv;
if (process.send !== undefined && script === fileURLToPath(import.meta.url) && wanted !== undefined) await work(wanted);
