import { type BenchRow, line } from '../report.ts';
import type { Engine, Fixture } from './fixture.ts';
import { medians, requireAll } from './measure.ts';

/** Judged at this round trip, by the number of writes. */
const JUDGED_ROUND_TRIP = 80;
const GOALS: Readonly<Record<number, { readonly ms: number; readonly requests?: number }>> = {
  1000: { ms: 1500, requests: 3 },
  5000: { ms: 3000 },
};
const collection = 'training_sessions';

interface Writes {
  readonly count: number;
  readonly roundTrip: number;
}

/** Time until the server has all sessions that were recorded offline. */
export async function measureDrain(fixture: Fixture, { count, roundTrip }: Writes): Promise<readonly BenchRow[]> {
  const raw = async () => {
    const { token } = await fixture.addMember();
    await fixture.clear();
    const key = fixture.backend.keys.publishableKey;
    return fixture.onDevice((tab) => tab.run('rawPush', { count, roundTrip, token, key }));
  };
  const limit = await medians(raw);
  const ours = await medians(async () => requireAll(await drain(fixture, 'keiko', { count, roundTrip })));
  const what = `draining ${count} offline writes at ${roundTrip} ms`;
  const goal = roundTrip === JUDGED_ROUND_TRIP ? GOALS[count] : undefined;
  return [
    line(what, 'ms', ours.ms, { limit: limit.ms, most: goal?.ms }),
    line(`${what}, requests`, 'requests', ours.requests, { limit: limit.requests, most: goal?.requests }),
  ];
}

/** Pushes what was written offline, and counts the rows that did not arrive. */
export async function drain(fixture: Fixture, engine: Engine, { count, roundTrip }: Writes) {
  const member = await fixture.addMember();
  await fixture.clear();
  return fixture.onDevice(async (tab) => {
    await tab.run('open', fixture.openOptions(member, engine, { collection, roundTrip }));
    if (engine === 'keiko') await tab.run('sync');
    await tab.run('write', { series: fixture.nextSeries(), count });
    const sample = await tab.run('sync');
    return { ...sample, lost: Math.abs(count - (await fixture.countRows(member, engine, collection))) };
  });
}
