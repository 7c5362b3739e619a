import { cpSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installSequenceRevisions } from '../supabase/concurrency/install-sequence-revisions.ts';
import { pullWhileWriting } from '../supabase/concurrency/pull-while-writing.ts';
import { startRealPostgres } from '../support/backend/real-postgres.ts';
import { type PlantedBug, plantedBugs } from './planted-bugs.ts';
import { isFailure, type SeedsFailure, seedsFrom } from './seed-outcome.ts';
import { runSeedsInWorker } from './seeds-worker.ts';

/** The folder that the files of planted bugs are named from. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WORK_DIR = join(realpathSync(join(ROOT, 'node_modules')), '.cache/keiko-planted-bugs');

/** Each bug must be found within this number of seeds. */
const SEEDS = 3000;

/** The result of searching for one planted bug. */
interface BugResult {
  readonly bug: string;
  /** The first seed that fails only with the bug; null when the bug was not found. */
  readonly seed: number | null;
  readonly finding: string | null;
  /** Seeds that also fail without the bug: they show nothing about it. */
  readonly failingAnyway: readonly SeedsFailure[];
}

/** Plants each bug whose name contains `only` in a copy of the code and prints the first seed that finds it. Resolves to true when all are found. */
export async function printKillList(print: (line: string) => void, only = ''): Promise<boolean> {
  const queue = plantedBugs.filter(({ name }) => name.includes(only));
  const plantsRevisionLock = MISSING_REVISION_LOCK.includes(only);
  const total = queue.length + (plantsRevisionLock ? 1 : 0);
  const results: BugResult[] = [];
  const report = (result: BugResult) => {
    results.push(result);
    for (const { seed, finding } of result.failingAnyway) print(`seed ${seed} fails without a planted bug: ${finding}`);
    print(
      `${result.seed === null ? 'NOT FOUND' : `seed ${String(result.seed).padStart(4)}`}  ${result.bug}: ${result.finding}`,
    );
  };
  async function work() {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) report(await findPlantedBug(next));
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  if (plantsRevisionLock) report(await findMissingRevisionLock());
  const foundCount = results.filter(({ seed }) => seed !== null).length;
  print(`${foundCount} of ${total} planted bugs found within ${SEEDS} seeds each`);
  return foundCount === total;
}

/** Runs the seeds on a copy of the engine and the simulation that has the bug, up to the first that fails only with it. */
export async function findPlantedBug(bug: PlantedBug): Promise<BugResult> {
  const copy = join(WORK_DIR, `${process.pid}-${plantedBugs.indexOf(bug)}`);
  rmSync(copy, { recursive: true, force: true });
  for (const part of ['sync', 'supabase', 'tests/simulation', 'tests/support']) {
    mkdirSync(join(copy, part), { recursive: true });
    cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'package.json'), '{ "type": "module" }');
  for (const { file, find, replacement } of bug.changes) {
    const path = join(copy, file);
    const source = readFileSync(path, 'utf8');
    if (!source.includes(find)) throw new Error(`Cannot plant "${bug.name}": "${find}" is not in ${file}`);
    writeFileSync(
      path,
      source.replace(find, () => replacement),
    );
  }
  const script = join(copy, 'tests/simulation/seeds-worker.ts');
  const failingAnyway: SeedsFailure[] = [];
  let failure: SeedsFailure | undefined;
  const { tier = 'memory' } = bug;
  let seeds = seedsFrom(bug.from ?? 1, SEEDS);
  while (failure === undefined && seeds.length > 0) {
    const first = (await runSeedsInWorker({ tier, seeds, stopAtFirst: true }, script)).find(isFailure);
    if (first === undefined) break;
    seeds = seeds.filter((seed) => seed > first.seed);
    const unchanged = await runSeedsInWorker({ tier, seeds: [first.seed], stopAtFirst: true });
    if (unchanged.some(isFailure)) failingAnyway.push(...unchanged.filter(isFailure));
    else failure = first;
  }
  rmSync(copy, { recursive: true, force: true });
  return { bug: bug.name, seed: failure?.seed ?? null, finding: failure?.finding ?? null, failingAnyway };
}

const MISSING_REVISION_LOCK = 'assigns revisions without the member lock (PostgreSQL)';

/** A bug that shows only with concurrent connections, so it runs on a real PostgreSQL. */
async function findMissingRevisionLock(): Promise<BugResult> {
  const bug = MISSING_REVISION_LOCK;
  const db = await startRealPostgres();
  try {
    await installSequenceRevisions(db);
    const { writes, missed } = await pullWhileWriting(db, { members: 4, writers: 12, writesEach: 40, seed: 1 });
    return missed === 0
      ? { bug, seed: null, finding: null, failingAnyway: [] }
      : { bug, seed: 1, finding: `${missed} rows missed after ${writes} writes`, failingAnyway: [] };
  } finally {
    await db.close();
  }
}
