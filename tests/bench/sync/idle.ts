import type { BenchRow } from '../report.ts';
import type { Fixture } from './fixture.ts';
import { line, PLUGIN } from './measure.ts';

const GOALS = { visible: 60, hidden: 0 } as const;
const WATCHED_MS = 5000;

/** Requests of an open app in which nothing happens, in an hour. */
export async function idle(fixture: Fixture): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [state, goal] of Object.entries(GOALS)) {
    const member = await fixture.addMember();
    const { requests = Number.NaN } = await fixture.onDevice(async (tab) => {
      await tab.act('open', { ...fixture.where(member, 'keiko', { c: 'kata_forms' }), skips: true });
      await tab.act('sync');
      await tab.act('live', { poked: false, visible: state === 'visible' });
      return tab.act('idle', { hours: 1 });
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

/** The plugin has no timer to skip, and does not care who looks: what it sends in some seconds, for an hour. */
async function pluginRequests(fixture: Fixture): Promise<number> {
  const member = await fixture.addMember();
  return fixture.onDevice(async (tab) => {
    await tab.act('open', fixture.where(member, 'supabase', { c: 'kata_forms' }));
    await tab.act('sync');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const before = (await tab.act('requests')).requests ?? Number.NaN;
    await new Promise((resolve) => setTimeout(resolve, WATCHED_MS));
    const after = (await tab.act('requests')).requests ?? Number.NaN;
    return ((after - before) * 3_600_000) / WATCHED_MS;
  });
}
