import { checkOut } from './check-out.ts';
import { type BenchOptions, type BenchRow, formatReport } from './report.ts';
import { measureAgainst } from './sync/against.ts';
import { measureColdSync } from './sync/cold-sync.ts';
import { measureDrain } from './sync/drain.ts';
import { measureFaults } from './sync/faults.ts';
import { openFixture } from './sync/fixture.ts';
import { measureIdle } from './sync/idle.ts';
import { measureLocalWrites } from './sync/local-writes.ts';
import { measurePropagation } from './sync/propagation.ts';
import { createRowLoss } from './sync/row-loss.ts';

const COLD = [1000, 10_000];
/** Numbers of offline writes, and the round trips at which they are pushed: the plugin needs one request for each. */
const DRAINS = [
  [100, 80],
  [1000, 0],
  [1000, 80],
  [1000, 300],
  [5000, 80],
] as const;
const PRESENT = 10_000;

/**
 * Compares our sync with RxDB's own replications, in a real browser against the real SQL: time, requests and lost rows.
 * `only` begins the names of the parts to run.
 */
export async function bench({ only = '', against }: BenchOptions): Promise<readonly BenchRow[]> {
  const isSelected = (name: string) => name.startsWith(only);
  if (against !== undefined) return measureAgainst(checkOut(against), isSelected);
  const fixture = await openFixture();
  const rowLoss = createRowLoss();
  const rows: BenchRow[] = [];
  // A full run takes minutes, so each line is printed at once.
  const report = (newRows: readonly BenchRow[]) => {
    rows.push(...newRows);
    process.stderr.write(`${formatReport('sync', newRows, false)}\n`);
  };
  try {
    if (isSelected('cold')) for (const count of COLD) report(await measureColdSync(fixture, rowLoss, count));
    for (const [count, roundTrip] of DRAINS)
      if (isSelected(`drain-${count}`)) report(await measureDrain(fixture, rowLoss, { count, roundTrip }));
    if (rows.length > 0) report([rowLoss.toRow()]);
    if (isSelected('write')) report(await measureLocalWrites(fixture, PRESENT));
    if (isSelected('propagation')) report(await measurePropagation(fixture));
    if (isSelected('idle')) report(await measureIdle(fixture));
    if (isSelected('faults')) report(await measureFaults(fixture));
    if (rows.length === 0) throw new Error(`Cannot find a part of the benchmark that begins with "${only}"`);
    return rows;
  } finally {
    await fixture.close();
  }
}
