import type { BenchRow } from '../report.ts';
import type { Fixture } from './fixture.ts';
import { line, medians, PLUGIN } from './measure.ts';
import type { RowLoss } from './row-loss.ts';

const GOAL_MS = 1500;
const GOAL_REQUESTS = 6;
const GOAL_FACTOR = 8;

/** Time until the server has all sessions that were recorded offline. */
export async function measureDrain(
  fixture: Fixture,
  rowLoss: RowLoss,
  { count, roundTrip }: { readonly count: number; readonly roundTrip: number },
): Promise<readonly BenchRow[]> {
  const c = 'training_sessions';
  const run = (engine: 'keiko' | 'supabase') => async () => {
    const member = await fixture.addMember();
    await fixture.clear();
    return fixture.onDevice(async (tab) => {
      await tab.run('open', fixture.openOptions(member, engine, { c, roundTrip }));
      if (engine === 'keiko') await tab.run('sync');
      await tab.run('write', { series: fixture.nextSeries(), count });
      const sample = await tab.run('sync');
      rowLoss.record(engine, count, await fixture.countRows(member, engine, c));
      return sample;
    });
  };
  const raw = async () => {
    const { token } = await fixture.addMember();
    await fixture.clear();
    const key = fixture.backend.keys.publishableKey;
    return fixture.onDevice((tab) => tab.run('rawPush', { count, roundTrip, token, key }));
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
