import { type BenchRow, line } from '../report.ts';
import type { Fixture } from './fixture.ts';
import { medians } from './medians.ts';

/** Judged at this round trip, by the number of writes. */
const JUDGED_ROUND_TRIP = 80;
const GOALS: Readonly<Record<number, { readonly ms: number; readonly requests?: number }>> = {
  1000: { ms: 1500, requests: 3 },
  5000: { ms: 3000 },
};

/** Time until the server has all sessions that were recorded offline. The limit is a plain insert of the same rows. */
export async function measureDrain(
  fixture: Fixture,
  { count, roundTrip }: { readonly count: number; readonly roundTrip: number },
): Promise<readonly BenchRow[]> {
  const collection = 'training_sessions';
  const limit = await medians(async () => {
    const { token } = await fixture.addMember();
    await fixture.backend.sql('truncate public.bench_raw');
    const key = fixture.backend.keys.publishableKey;
    return fixture.onDevice((tab) => tab.run('rawPush', { count, roundTrip, token, key }));
  });
  const drained = await medians(async () => {
    const member = await fixture.addMember();
    return fixture.onDevice(async (tab) => {
      await tab.run('open', fixture.openOptions(member, { collection, roundTrip }));
      await tab.run('sync');
      await tab.run('write', { series: fixture.nextSeries(), count });
      const sample = await tab.run('sync');
      const stored = await fixture.backend.sql(`select from public.${collection} where user_id = $1`, [member.userId]);
      if (stored.length !== count) throw new Error(`The server has ${stored.length} of ${count} rows`);
      return sample;
    });
  });
  const what = `draining ${count} offline writes at ${roundTrip} ms`;
  const goal = roundTrip === JUDGED_ROUND_TRIP ? GOALS[count] : undefined;
  return [
    line(what, 'ms', drained.ms, { limit: limit.ms, atMost: goal?.ms }),
    line(`${what}, requests`, 'requests', drained.requests, { limit: limit.requests, atMost: goal?.requests }),
  ];
}
