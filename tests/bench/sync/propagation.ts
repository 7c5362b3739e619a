import { type BenchRow, line, quantile } from '../report.ts';
import type { Engine, Fixture, Tab } from './fixture.ts';
import { createKataRow } from './page/rows.ts';

const GOAL_MS = 300;
const GOAL_RATIO = 2.5;
const EDITS = 40;

/** What an edit goes through on its way, in order. */
const PARTS = ['delay', 'exchange', 'poke', 'pull', 'store'] as const;

/** Time from an edit on one device until another device of the member has it. */
export async function measurePropagation(fixture: Fixture): Promise<readonly BenchRow[]> {
  const [bare, edits] = [await timeEdits(fixture, 'bare', EDITS), await timeEdits(fixture, 'keiko', EDITS)];
  const median = (samples: readonly Sample[], name: keyof Sample) => medianOf(samples.map((sample) => sample[name]));
  const p95 = quantile(
    edits.map(({ ms }) => ms),
    0.95,
  );
  const [ms, limit] = [median(edits, 'ms'), median(bare, 'ms')];
  return [
    line('one edit to the other device by the live channel, median', 'ms', ms, {
      limit,
      goal: { text: `<= ${GOAL_RATIO} x the bare requests`, met: ms <= GOAL_RATIO * limit },
    }),
    ...PARTS.map((part) =>
      line(`of it ${part}`, 'ms', median(edits, part), { peers: { 'the bare requests': median(bare, part) } }),
    ),
    line(`one edit to the other device by the live channel, p95 of ${EDITS}`, 'ms', p95, { most: GOAL_MS }),
  ];
}

/**
 * `delay` until the request leaves, `exchange` until its answer, `poke` from there until the other device has the poke
 * (negative when it comes first), `pull` until the answer there, `store` until it shows the value.
 */
type Sample = Readonly<Record<(typeof PARTS)[number] | 'ms', number>>;

/** The times of edits, one after the other; the parts are NaN for engines that have other ones. */
export async function timeEdits(fixture: Fixture, engine: Engine | 'bare', count: number): Promise<readonly Sample[]> {
  const member = await fixture.addMember();
  const series = fixture.nextSeries();
  const { id } = createKataRow(series, 0);
  const realtimeUrl = fixture.backend.url;
  const options = fixture.openOptions(member, engine, { collection: 'kata_forms', realtimeUrl });
  const samples: Sample[] = [];
  await fixture.onDevice((a) =>
    fixture.onDevice(async (b) => {
      await a.run('open', options);
      await a.run('write', { series, count: 1, plain: true });
      await b.run('open', options);
      for (const tab of [a, b]) {
        await tab.run('sync');
        await tab.run('startLive');
      }
      while (samples.length < count) {
        // Lets both devices become idle.
        await new Promise((resolve) => setTimeout(resolve, 600));
        samples.push(await timeEdit(a, b, { id, value: `橋${samples.length}` }));
      }
    }),
  );
  return samples;
}

async function timeEdit(a: Tab, b: Tab, edit: { readonly id: string; readonly value: string }): Promise<Sample> {
  const seen = b.run('waitForValue', edit);
  const { at: from = Number.NaN } = await a.run('edit', edit);
  const { at: to = Number.NaN } = await seen;
  const { sentAt = Number.NaN, answeredAt = Number.NaN } = await a.run('marks');
  const { pokedAt = Number.NaN, answeredAt: pulledAt = Number.NaN } = await b.run('marks');
  return {
    ...{ ms: to - from, delay: sentAt - from, exchange: answeredAt - sentAt, poke: pokedAt - answeredAt },
    ...{ pull: pulledAt - pokedAt, store: to - pulledAt },
  };
}

export function medianOf(samples: readonly number[]): number {
  return quantile(samples, 0.5);
}
