import type { BenchRow } from '../report.ts';
import type { Fixture } from './fixture.ts';
import { line, medians, PLUGIN } from './measure.ts';
import type { Tally } from './row-loss.ts';

const GOAL_MS = 1500;
const GOAL_REQUESTS = 6;
const GOAL_FACTOR = 8;

/** Practices finished without a network, once it is back: until the server has them all. */
export async function drain(
  fixture: Fixture,
  tally: Tally,
  { count, roundTrip }: { readonly count: number; readonly roundTrip: number },
): Promise<readonly BenchRow[]> {
  const c = 'training_sessions';
  const run = (way: 'keiko' | 'supabase') => async () => {
    const member = await fixture.addMember();
    await fixture.clear();
    return fixture.onDevice(async (tab) => {
      await tab.act('open', fixture.where(member, way, { c, roundTrip }));
      if (way === 'keiko') await tab.act('sync');
      await tab.act('write', { series: fixture.nextSeries(), count });
      const sample = await tab.act('sync');
      tally.note(way, count, await fixture.countRows(member, way, c));
      return sample;
    });
  };
  const raw = async () => {
    const { token } = await fixture.addMember();
    await fixture.clear();
    const key = fixture.backend.keys.publishableKey;
    return fixture.onDevice((tab) => tab.act('rawPush', { count, roundTrip, token, key }));
  };
  const [limit, ours, plugin] = [await medians(raw), await medians(run('keiko')), await medians(run('supabase'))];
  const [ms, requests, theirs] = [ours.ms ?? Number.NaN, ours.requests ?? Number.NaN, plugin.ms ?? Number.NaN];
  const what = `draining ${count} offline writes at ${roundTrip} ms`;
  const isJudged = count === 1000 && roundTrip === 80;
  const met = ms <= GOAL_MS && GOAL_FACTOR * ms <= theirs;
  return [
    line(what, 'ms', ms, {
      limit: limit.ms,
      peers: { [PLUGIN]: theirs },
      ...(isJudged ? { goal: { text: `<= ${GOAL_MS} ms, >= ${GOAL_FACTOR} x faster than the plugin`, met } } : {}),
    }),
    line(`${what}, requests`, 'requests', requests, {
      limit: limit.requests,
      peers: { [PLUGIN]: plugin.requests },
      ...(isJudged ? { goal: { text: `<= ${GOAL_REQUESTS}`, met: requests <= GOAL_REQUESTS } } : {}),
    }),
  ];
}
