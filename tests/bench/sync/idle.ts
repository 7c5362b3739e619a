import { type BenchRow, line } from '../report.ts';
import type { Fixture } from './fixture.ts';

const GOALS = { visible: 60, hidden: 0 } as const;

/** Requests of an idle open app in an hour. */
export async function measureIdle(fixture: Fixture): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [state, atMost] of Object.entries(GOALS)) {
    const member = await fixture.addMember();
    const { requests } = await fixture.onDevice(async (tab) => {
      await tab.run('open', { ...fixture.openOptions(member, { collection: 'kata_forms' }), skipTimers: true });
      await tab.run('sync');
      await tab.run('startLive', { pokes: false, visible: state === 'visible' });
      return tab.run('idle', { hours: 1 });
    });
    rows.push(line(`requests of an idle hour, ${state}`, 'requests', requests, { atMost }));
  }
  return rows;
}
