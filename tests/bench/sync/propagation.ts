import { type BenchRow, quantile } from '../report.ts';
import type { Fixture, Tab } from './fixture.ts';
import { line, medians } from './measure.ts';

const ROUND_TRIP = 80;
const GOAL_MS = 300;
const EDITS = 40;

/** Time from an edit on one device until another device of the member has it. */
export async function measurePropagation(fixture: Fixture): Promise<readonly BenchRow[]> {
  const times: number[] = [];
  await withTwoDevices(fixture, { pokes: true, skipTimers: false }, async (a, b, nextEdit) => {
    while (times.length < EDITS) {
      const edit = nextEdit();
      const seen = b.run('waitForValue', edit);
      const { at: from = Number.NaN } = await a.run('edit', edit);
      const { at: to = Number.NaN } = await seen;
      times.push(to - from);
      await idle();
    }
  });
  const poll = await withTwoDevices(fixture, { pokes: false, skipTimers: true }, (a, b, nextEdit) =>
    medians(async () => {
      const edit = nextEdit();
      const localMs = a.run('waitForValue', edit);
      const { at: from = Number.NaN } = await a.run('edit', edit);
      await localMs;
      while (!(await isOnServer(fixture, edit))) await new Promise((resolve) => setTimeout(resolve, 5));
      const seen = b.run('waitForValue', edit);
      const { skipped = Number.NaN } = await b.run('skipToPoll');
      const { at: to = Number.NaN } = await seen;
      await idle();
      return { ms: to - from + skipped };
    }),
  );
  const p95 = quantile(times, 0.95);
  return [
    line('one edit to the other device by the live channel, median', 'ms', quantile(times, 0.5)),
    line(`one edit to the other device by the live channel, p95 of ${EDITS}`, 'ms', p95, {
      goal: { text: `<= ${GOAL_MS}`, met: p95 <= GOAL_MS },
    }),
    line(`one edit to the other device by poll at ${ROUND_TRIP} ms, at worst`, 'ms', poll.ms),
  ];
}

type Edit = { readonly id: string; readonly value: string };

/** Lets the editing device become idle before the next edit. */
const idle = () => new Promise((resolve) => setTimeout(resolve, 500));

async function withTwoDevices<T>(
  fixture: Fixture,
  { pokes, skipTimers }: { readonly pokes: boolean; readonly skipTimers: boolean },
  run: (a: Tab, b: Tab, nextEdit: () => Edit) => Promise<T>,
): Promise<T> {
  const member = await fixture.addMember();
  const [{ id } = { id: '' }] = await fixture.backend.sql<{ id: string }>(
    `insert into public.kata_forms (user_id, id, zou, ishiki) values ($1, gen_random_uuid(), '橋', '足の裏') returning id`,
    [member.userId],
  );
  const contexts = [await fixture.newDevice(), await fixture.newDevice()] as const;
  try {
    const [a, b] = [await fixture.openTab(contexts[0]), await fixture.openTab(contexts[1])];
    const options = fixture.openOptions(member, 'keiko', {
      collection: 'kata_forms',
      roundTrip: pokes ? 0 : ROUND_TRIP,
      realtimeUrl: fixture.backend.url,
    });
    for (const [tab, skips] of [
      [a, false],
      [b, skipTimers],
    ] as const) {
      await tab.run('open', { ...options, skipTimers: skips });
      await tab.run('sync');
      await tab.run('startLive', { pokes, visible: true });
      if (skips) await tab.run('idle', { hours: 0 });
    }
    let n = 0;
    return await run(a, b, () => {
      n += 1;
      return { id, value: `橋${n}` };
    });
  } finally {
    for (const context of contexts) await context.close();
  }
}

async function isOnServer(fixture: Fixture, { id, value }: Edit): Promise<boolean> {
  return (
    (await fixture.backend.sql('select from public.kata_forms where id = $1 and zou = $2', [id, value])).length > 0
  );
}
