import type { BenchRow } from '../report.ts';
import type { Fixture } from './fixture.ts';
import { line, PLUGIN } from './measure.ts';

const GOALS = { visible: 60, hidden: 0 } as const;
const WATCHED_MS = 5000;

/** Requests of an idle open app in an hour. */
export async function measureIdle(fixture: Fixture): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [state, goal] of Object.entries(GOALS)) {
    const member = await fixture.addMember();
    const { requests = Number.NaN } = await fixture.onDevice(async (tab) => {
      await tab.run('open', {
        ...fixture.openOptions(member, 'keiko', { collection: 'kata_forms' }),
        skipTimers: true,
      });
      await tab.run('sync');
      await tab.run('startLive', { pokes: false, visible: state === 'visible' });
      return tab.run('idle', { hours: 1 });
    });
    rows.push(
      line(`requests of an idle hour, ${state}`, 'requests', requests, {
        peers: { [PLUGIN]: await pluginRequests(fixture) },
        goal: { text: `<= ${goal}`, met: requests <= goal },
      }),
    );
  }
  return rows;
}

/** The plugin has no injectable timers and ignores visibility: extrapolates its requests of some seconds to an hour. */
async function pluginRequests(fixture: Fixture): Promise<number> {
  const member = await fixture.addMember();
  return fixture.onDevice(async (tab) => {
    await tab.run('open', fixture.openOptions(member, 'supabase', { collection: 'kata_forms' }));
    await tab.run('sync');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const before = (await tab.run('requests')).requests ?? Number.NaN;
    await new Promise((resolve) => setTimeout(resolve, WATCHED_MS));
    const after = (await tab.run('requests')).requests ?? Number.NaN;
    return ((after - before) * 3_600_000) / WATCHED_MS;
  });
}
