import { checkOut } from './check-out.ts';
import { type BenchOptions, type BenchRow, formatReport } from './report.ts';
import { measureAgainst } from './sync/against.ts';
import { measureColdSync } from './sync/cold-sync.ts';
import { comparePeers } from './sync/compare.ts';
import { measureDrain } from './sync/drain.ts';
import { openFixture } from './sync/fixture.ts';
import { measureLocalWrites } from './sync/local-writes.ts';
import { measurePropagation } from './sync/propagation.ts';

const COLD = [1000, 10_000];
/** Numbers of offline writes, and the round trips at which they are pushed. */
const DRAINS = [
  [100, 80],
  [1000, 0],
  [1000, 80],
  [1000, 300],
  [5000, 80],
] as const;
const PRESENT = 10_000;

/**
 * Measures our sync in a real browser against the real SQL: time and requests, beside the same work without it. `only`
 * begins the names of the parts to run. With `peers` other engines do the same.
 */
export async function bench({ only = '', against, peers, rounds }: BenchOptions): Promise<readonly BenchRow[]> {
  if (peers) {
    await comparePeers(Number(rounds ?? 5));
    return [];
  }
  const isSelected = (name: string) => name.startsWith(only);
  if (against !== undefined) return measureAgainst(checkOut(against), isSelected);
  const fixture = await openFixture();
  const rows: BenchRow[] = [];
  // A full run takes minutes, so each line is printed at once.
  const report = (newRows: readonly BenchRow[]) => {
    rows.push(...newRows);
    process.stderr.write(`${formatReport('sync', newRows, false)}\n`);
  };
  try {
    if (isSelected('cold')) for (const count of COLD) report(await measureColdSync(fixture, count));
    for (const [count, roundTrip] of DRAINS)
      if (isSelected(`drain-${count}`)) report(await measureDrain(fixture, { count, roundTrip }));
    if (isSelected('write')) report(await measureLocalWrites(fixture, PRESENT));
    if (isSelected('propagation')) report(await measurePropagation(fixture));
    if (rows.length === 0) throw new Error(`Cannot find a part of the benchmark that begins with "${only}"`);
    return rows;
  } finally {
    await fixture.close();
  }
}
