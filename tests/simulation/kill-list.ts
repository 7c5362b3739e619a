import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installSequenceRevisions } from '../supabase/concurrency/install-sequence-revisions.ts';
import { pullWhileWriting } from '../supabase/concurrency/pull-while-writing.ts';
import { startRealPostgres } from '../support/real-postgres.ts';
import { type PlantedBug, plantedBugs } from './planted-bugs.ts';
import { runSeedsApart } from './seeds-process.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WORK_DIR = join(ROOT, 'node_modules/.cache/keiko-plantedBugs');

/** Within so many worlds each bug must be found. */
const SEEDS = 1000;

interface Kill {
  readonly bug: string;
  /** The first seed that finds it; null when none does. */
  readonly seed: number | null;
  readonly finding: string | null;
}

/** Plants every bug in a copy of the code, looks for it, and prints what found it. True when none got away. */
export async function printKillList(print: (line: string) => void, only = ''): Promise<boolean> {
  const open = plantedBugs.filter(({ bug }) => bug.includes(only));
  const wanted = open.length + 1;
  const kills: Kill[] = [];
  const dispatch = (kill: Kill) => {
    kills.push(kill);
    print(
      `${kill.seed === null ? 'GOT AWAY ' : `seed ${String(kill.seed).padStart(4)}`}  ${kill.bug}: ${kill.finding}`,
    );
  };
  async function work() {
    for (let next = open.shift(); next !== undefined; next = open.shift()) dispatch(await findPlantedBug(next));
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  dispatch(await huntRevisionsWithoutLock());
  const killed = kills.filter(({ seed }) => seed !== null).length;
  print(`${killed} of ${wanted} planted bugs found, each within ${SEEDS} seeds`);
  return killed === wanted;
}

/** A copy of the engine and the simulation with the bug in it, run until a seed finds it. */
export async function findPlantedBug(bug: PlantedBug): Promise<Kill> {
  const place = join(WORK_DIR, `${process.pid}-${plantedBugs.indexOf(bug)}`);
  rmSync(place, { recursive: true, force: true });
  for (const part of ['sync', 'tests/simulation', 'tests/support']) {
    mkdirSync(join(place, part), { recursive: true });
    cpSync(join(ROOT, part), join(place, part), { recursive: true });
  }
  writeFileSync(join(place, 'package.json'), '{ "type": "module" }');
  for (const { file, find, put } of bug.changes) {
    const path = join(place, file);
    const source = readFileSync(path, 'utf8');
    if (!source.includes(find)) throw new Error(`Cannot plant "${bug.bug}": "${find}" is not in ${file}`);
    writeFileSync(
      path,
      source.replace(find, () => put),
    );
  }
  const script = join(place, 'tests/simulation/seeds-process.ts');
  const [first] = await runSeedsApart({ from: 1, count: SEEDS, stopAtFirst: true }, script);
  rmSync(place, { recursive: true, force: true });
  return { bug: bug.bug, seed: first?.seed ?? null, finding: first?.finding ?? null };
}

/** The bug that only many connections at once can show. */
async function huntRevisionsWithoutLock(): Promise<Kill> {
  const bug = 'allots revisions without the lock (tier C)';
  const db = await startRealPostgres();
  try {
    await installSequenceRevisions(db);
    const { writes, missed } = await pullWhileWriting(db, { members: 4, writers: 12, writesEach: 40, seed: 1 });
    return missed === 0
      ? { bug, seed: null, finding: null }
      : { bug, seed: 1, finding: `${missed} rows missed after ${writes} writes` };
  } finally {
    await db.close();
  }
}
