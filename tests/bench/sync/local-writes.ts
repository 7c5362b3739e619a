import { type BenchRow, line } from '../report.ts';
import type { Fixture } from './fixture.ts';
import { medians } from './measure.ts';

const GOAL_RATIO = 2.2;
const TIMES = 100;

/** One local write with many rows present. */
export async function measureLocalWrites(fixture: Fixture, count: number): Promise<readonly BenchRow[]> {
  const times = await medians(() => fixture.onDevice((tab) => tab.run('localWrites', { count, times: TIMES })));
  const { ours = Number.NaN, rxdb: insert = Number.NaN } = times;
  return [
    line(`a local write with ${count} rows present`, 'ms', ours, {
      limit: times.dexie,
      peers: { 'RxDB insert': insert },
      goal: { text: `<= ${GOAL_RATIO} x RxDB insert`, met: ours <= GOAL_RATIO * insert },
    }),
    line(`a local write with a list of ${count} rows open`, 'ms', times.listed),
    line('a digest, for 1000 rows', 'ms', times.digest, { most: 50 }),
    line('the longest task of a digest', 'ms', times.slice, { most: 10 }),
  ];
}
