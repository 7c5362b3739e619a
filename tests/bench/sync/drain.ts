import type { BenchRow } from '../report.ts';
import type { Fixture } from './fixture.ts';
import { line, medians, PLUGIN } from './measure.ts';
import type { RowLoss } from './row-loss.ts';

/** Judged at this round trip, by the number of writes. */
const JUDGED_ROUND_TRIP = 80;
const GOALS: Readonly<Record<number, { readonly ms: number; readonly factor?: number; readonly requests?: number }>> = {
  1000: { ms: 1500, factor: 8, requests: 3 },
  5000: { ms: 3000 },
};

/** Time until the server has all sessions that were recorded offline. */
export async function measureDrain(
  fixture: Fixture,
  rowLoss: RowLoss,
  { count, roundTrip }: { readonly count: number; readonly roundTrip: number },
): Promise<readonly BenchRow[]> {
  const collection = 'training_sessions';
  const run = (engine: 'keiko' | 'supabase') => async () => {
    const member = await fixture.addMember();
    await fixture.clear();
    return fixture.onDevice(async (tab) => {
      await tab.run('open', fixture.openOptions(member, engine, { collection, roundTrip }));
      if (engine === 'keiko') await tab.run('sync');
      await tab.run('write', { series: fixture.nextSeries(), count });
      const sample = await tab.run('sync');
      rowLoss.record(engine, count, await fixture.countRows(member, engine, collection));
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
  const goal = roundTrip === JUDGED_ROUND_TRIP ? GOALS[count] : undefined;
  return [
    line(what, 'ms', ms, {
      limit: limit.ms,
      peers: { [PLUGIN]: theirs },
      ...(goal === undefined ? {} : { goal: timeGoal(goal, ms, theirs) }),
    }),
    line(`${what}, requests`, 'requests', requests, {
      limit: limit.requests,
      peers: { [PLUGIN]: plugin.requests },
      ...(goal?.requests === undefined
        ? {}
        : { goal: { text: `<= ${goal.requests}`, met: requests <= goal.requests } }),
    }),
  ];
}

function timeGoal(goal: { readonly ms: number; readonly factor?: number }, ms: number, theirs: number) {
  const isFast = ms <= goal.ms;
  if (goal.factor === undefined) return { text: `<= ${goal.ms} ms`, met: isFast };
  return {
    text: `<= ${goal.ms} ms, >= ${goal.factor} x faster than the plugin`,
    met: isFast && goal.factor * ms <= theirs,
  };
}
