import { type BenchRow, formatReport } from './report.ts';
import { coldSync } from './sync/cold-sync.ts';
import { drain } from './sync/drain.ts';
import { trouble } from './sync/faults.ts';
import { openFixture } from './sync/fixture.ts';
import { idle } from './sync/idle.ts';
import { localWrites } from './sync/local-writes.ts';
import { travel } from './sync/propagation.ts';
import { createTally } from './sync/row-loss.ts';

const COLD = [1000, 10_000];
const WRITES = [100, 1000, 5000];
const ROUND_TRIPS = [0, 80, 300];
const PRESENT = 10_000;

/**
 * The sync in a real browser against the real SQL, beside RxDB's own replications: how fast, with how many requests,
 * and what each of them loses. `--only <part>` runs one part, such as `cold` or `drain-1000`; `--small` takes a tenth
 * of the rows.
 */
export async function bench(): Promise<readonly BenchRow[]> {
  const isWanted = (...names: readonly string[]) =>
    !process.argv.includes('--only') || names.some((name) => process.argv.includes(name));
  const scale = process.argv.includes('--small') ? 0.1 : 1;
  const fixture = await openFixture();
  const tally = createTally();
  const rows: BenchRow[] = [];
  // It takes a quarter of an hour: each line is told as soon as it is there.
  const tell = (found: readonly BenchRow[]) => {
    rows.push(...found);
    process.stderr.write(`${formatReport('sync', found, false)}\n`);
  };
  try {
    if (isWanted('cold')) for (const count of COLD) tell(await coldSync(fixture, tally, count * scale));
    for (const count of WRITES.filter((size) => isWanted('drain', `drain-${size}`)))
      for (const roundTrip of ROUND_TRIPS) tell(await drain(fixture, tally, { count: count * scale, roundTrip }));
    if (rows.length > 0) tell([tally.row()]);
    if (isWanted('write')) tell(await localWrites(fixture, PRESENT * scale));
    if (isWanted('travel')) tell(await travel(fixture));
    if (isWanted('idle')) tell(await idle(fixture));
    if (isWanted('trouble')) tell(await trouble(fixture));
    return rows;
  } finally {
    await fixture.close();
  }
}
