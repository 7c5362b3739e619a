import type { BenchRow } from '../report.ts';
import type { Fixture, Tab } from './fixture.ts';
import { line, medians } from './measure.ts';

const ROUND_TRIP = 80;
const GOAL_MS = 2 * ROUND_TRIP + 300;

/** Time from an edit on one device until another device of the member has it. */
export async function measurePropagation(fixture: Fixture): Promise<readonly BenchRow[]> {
  const poke = await withTwoDevices(fixture, { pokes: true, skipTimers: false }, async (a, b, edit) => {
    const seen = b.run('waitForValue', edit);
    const { at: from = Number.NaN } = await a.run('edit', edit);
    const { at: to = Number.NaN } = await seen;
    return { ms: to - from };
  });
  const poll = await withTwoDevices(fixture, { pokes: false, skipTimers: true }, async (a, b, edit) => {
    const own = a.run('waitForValue', edit);
    const { at: from = Number.NaN } = await a.run('edit', edit);
    await own;
    while (!(await isOnServer(fixture, edit))) await new Promise((resolve) => setTimeout(resolve, 5));
    const seen = b.run('waitForValue', edit);
    const { skipped = Number.NaN } = await b.run('skipToPoll');
    const { at: to = Number.NaN } = await seen;
    return { ms: to - from + skipped };
  });
  const ms = poke.ms ?? Number.NaN;
  return [
    line(`one edit to the other device by poke at ${ROUND_TRIP} ms`, 'ms', ms, {
      limit: 2 * ROUND_TRIP,
      goal: { text: `<= 2 round trips + 300 ms = ${GOAL_MS}`, met: ms <= GOAL_MS },
    }),
    line(`one edit to the other device by poll at ${ROUND_TRIP} ms, at worst`, 'ms', poll.ms),
  ];
}

type Edit = { readonly id: string; readonly value: string };

async function withTwoDevices(
  fixture: Fixture,
  mode: { readonly pokes: boolean; readonly skipTimers: boolean },
  run: (a: Tab, b: Tab, edit: Edit) => Promise<Readonly<Record<string, number>>>,
) {
  const member = await fixture.addMember();
  const [{ id } = { id: '' }] = await fixture.backend.sql<{ id: string }>(
    `insert into public.kata_forms (user_id, id, zou, ishiki) values ($1, gen_random_uuid(), '橋', '足の裏') returning id`,
    [member.userId],
  );
  const contexts = [await fixture.newDevice(), await fixture.newDevice()] as const;
  const endRelay = mode.pokes ? relayPokes(fixture) : () => undefined;
  try {
    const [a, b] = [await fixture.openTab(contexts[0]), await fixture.openTab(contexts[1])];
    const options = fixture.openOptions(member, 'keiko', { collection: 'kata_forms', roundTrip: ROUND_TRIP });
    for (const [tab, skipTimers] of [
      [a, false],
      [b, mode.skipTimers],
    ] as const) {
      await tab.run('open', { ...options, skipTimers });
      await tab.run('sync');
      await tab.run('startLive', { pokes: mode.pokes, visible: true });
      if (skipTimers) await tab.run('idle', { hours: 0 });
    }
    if (mode.pokes)
      while (fixture.realtime.topics().length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
    let n = 0;
    return await medians(async () => {
      n += 1;
      const result = await run(a, b, { id, value: `橋${n}` });
      // Lets the editing device become idle before the next run.
      await new Promise((resolve) => setTimeout(resolve, 500));
      return result;
    });
  } finally {
    endRelay();
    for (const context of contexts) await context.close();
  }
}

async function isOnServer(fixture: Fixture, { id, value }: Edit): Promise<boolean> {
  return (
    (await fixture.backend.sql('select from public.kata_forms where id = $1 and zou = $2', [id, value])).length > 0
  );
}

/** Relays recorded broadcasts to the devices with half a round trip of delay, like Realtime. */
function relayPokes({ backend, realtime }: Fixture): () => void {
  let ended = false;
  const relay = async () => {
    if (ended) return;
    const broadcasts = await backend.sql<{ topic: string; event: string; payload: unknown }>(
      'with gone as (delete from realtime.messages returning *) select * from gone order by n',
    );
    for (const { topic, event, payload } of broadcasts)
      setTimeout(() => realtime.broadcast(topic, event, payload), ROUND_TRIP / 2);
    setTimeout(() => void relay(), 10);
  };
  void relay();
  return () => {
    ended = true;
  };
}
