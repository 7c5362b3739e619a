import { type BenchRow, line, quantile } from '../report.ts';
import { addSessions } from './cold-sync.ts';
import { type Fixture, openFixture } from './fixture.ts';

const ROUNDS = 5;
const ROUND_TRIP = 80;
const GOAL_RATIO = 1.6;
const collection = 'training_sessions';

type Measure = (fixture: Fixture) => Promise<Readonly<Record<string, number>>>;

/** What is measured on both builds in turn, by the part of the benchmark; the keys name the numbers. */
const parts: Readonly<Record<string, Measure>> = {
  async write(fixture) {
    const { ours = Number.NaN, listed = Number.NaN } = await fixture.onDevice((tab) =>
      tab.run('localWrites', { count: 10_000, times: 100 }),
    );
    return { 'a local write with 10000 rows present': ours, 'a local write with a list of 10000 rows open': listed };
  },
  async cold(fixture) {
    const member = await fixture.addMember();
    await addSessions(fixture, member, 'keiko', 10_000);
    return fixture.onDevice(async (tab) => {
      await tab.run('open', fixture.openOptions(member, 'keiko', { collection, roundTrip: ROUND_TRIP }));
      const { ms = Number.NaN, localMs = Number.NaN } = await tab.run('sync');
      return { 'cold sync of 10000 rows, local time': localMs, 'cold sync of 10000 rows, total': ms };
    });
  },
  async drain(fixture) {
    const member = await fixture.addMember();
    return fixture.onDevice(async (tab) => {
      await tab.run('open', fixture.openOptions(member, 'keiko', { collection, roundTrip: ROUND_TRIP }));
      await tab.run('sync');
      await tab.run('write', { series: fixture.nextSeries(), count: 5000 });
      const { ms = Number.NaN } = await tab.run('sync');
      return { 'draining 5000 offline writes': ms };
    });
  },
};

/** Compares our sync with that of the files in `root`, in turn; the ratio is that of the medians. */
export async function measureAgainst(
  root: string,
  isSelected: (part: string) => boolean,
): Promise<readonly BenchRow[]> {
  const [before, now] = [await openFixture(root), await openFixture()];
  try {
    const rows: BenchRow[] = [];
    for (const [part, measure] of Object.entries(parts)) {
      if (!isSelected(part)) continue;
      const samples: (readonly [Awaited<ReturnType<Measure>>, Awaited<ReturnType<Measure>>])[] = [];
      for (let n = 0; n < ROUNDS; n += 1) samples.push([await measure(before), await measure(now)]);
      for (const what of Object.keys(samples[0]?.[1] ?? {})) {
        const [was = Number.NaN, ours = Number.NaN] = [0, 1].map((build) =>
          quantile(
            samples.map((sample) => sample[build]?.[what] ?? Number.NaN),
            0.5,
          ),
        );
        // Where the page of the former build does not measure it, there is no goal.
        const goal = { text: `<= ${GOAL_RATIO} x before`, met: ours <= GOAL_RATIO * was };
        const peers = { before: was, ratio: ours / was };
        rows.push(line(what, 'ms', ours, { peers, ...(Number.isNaN(was) ? {} : { goal }) }));
      }
    }
    return rows;
  } finally {
    await before.close();
    await now.close();
  }
}
