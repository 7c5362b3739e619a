import type { BenchRow } from '../report.ts';
import { type Collection, type Engine, engines, type Fixture, type Tab } from './fixture.ts';
import { line, PLUGIN, RXDB } from './measure.ts';

const DAY = 86_400_000;

/** Long enough for an engine that is not stuck. */
const TIMEOUT_MS = 4000;

/** Injects faults of real devices and counts the rows that each engine never syncs. */
export async function measureFaults(fixture: Fixture): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [what, countLost] of Object.entries({
    'writes lost after the clock was set back across a restart, of 10': clockSetBack,
    'writes stuck behind a poison row and not shown as rejected, of 250': poisonRow,
    'rows missing after a lost live event, of 2': lostEvent,
    'edits stuck on a row with an object field, of 1': objectField,
  })) {
    const lostWrites: Record<Engine, number> = { keiko: 0, rxdb: 0, supabase: 0 };
    for (const engine of engines) {
      await fixture.clear();
      lostWrites[engine] = await countLost(fixture, engine);
    }
    const peers = { [RXDB]: lostWrites.rxdb, [PLUGIN]: lostWrites.supabase };
    rows.push(line(what, 'rows', lostWrites.keiko, { peers, goal: { text: '0', met: lostWrites.keiko === 0 } }));
  }
  return rows;
}

async function clockSetBack(fixture: Fixture, engine: Engine): Promise<number> {
  const member = await fixture.addMember();
  const options = fixture.openOptions(member, engine, { collection: 'kata_forms' });
  const context = await fixture.newDevice();
  try {
    const ahead = await fixture.openTab(context, 2 * DAY);
    await ahead.run('open', options);
    await ahead.run('write', { series: fixture.nextSeries(), count: 1 });
    await ahead.run('sync', { limitMs: TIMEOUT_MS });
    await ahead.run('close');
    await ahead.page.close();
    const right = await fixture.openTab(context);
    await right.run('open', options);
    await right.run('write', { series: fixture.nextSeries(), count: 10 });
    await right.run('sync', { limitMs: TIMEOUT_MS });
    return 11 - (await fixture.countRows(member, engine, 'kata_forms'));
  } finally {
    await context.close();
  }
}

async function poisonRow(fixture: Fixture, engine: Engine): Promise<number> {
  const member = await fixture.addMember();
  return fixture.onDevice(async (tab) => {
    await tab.run('open', fixture.openOptions(member, engine, { collection: 'kata_forms' }));
    await tab.run('write', { series: fixture.nextSeries(), count: 250, poison: 3 });
    await tab.run('sync', { limitMs: 2 * TIMEOUT_MS });
    const { rejected = 0 } = await tab.run('count');
    return 250 - rejected - (await fixture.countRows(member, engine, 'kata_forms'));
  });
}

/** Two rows from another device; the event of the first is lost. */
async function lostEvent(fixture: Fixture, engine: Engine): Promise<number> {
  const member = await fixture.addMember();
  return fixture.onDevice(async (tab) => {
    await openLive(fixture, tab, { member, engine });
    await addRow(fixture, member.userId, engine);
    const second = await addRow(fixture, member.userId, engine);
    if (engine === 'supabase') fixture.realtime.inserted('bench', 'bench_kata_forms', second);
    else fixture.realtime.broadcast(`member:${member.userId}`, 'rev', { rev: second.rev });
    await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS / 2));
    return 2 - ((await tab.run('count')).rows ?? 0);
  });
}

async function objectField(fixture: Fixture, engine: Engine): Promise<number> {
  const member = await fixture.addMember();
  return fixture.onDevice(async (tab) => {
    await tab.run('open', fixture.openOptions(member, engine, { collection: 'kata_forms' }));
    const { id } = await addRow(fixture, member.userId, engine);
    await tab.run('sync', { limitMs: TIMEOUT_MS });
    await tab.run('edit', { id, value: '川' });
    if (engine === 'keiko') await tab.run('sync');
    else await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS / 2));
    const table = tableOf(engine, 'kata_forms');
    const changed = await fixture.backend.sql(`select from ${table} where id::text = $1 and zou = '川'`, [id]);
    return 1 - changed.length;
  });
}

async function openLive(
  fixture: Fixture,
  tab: Tab,
  { member, engine }: { readonly member: Awaited<ReturnType<Fixture['addMember']>>; readonly engine: Engine },
) {
  const before = fixture.realtime.joins.length;
  await tab.run('open', fixture.openOptions(member, engine, { collection: 'kata_forms' }));
  await tab.run('sync', { limitMs: TIMEOUT_MS });
  if (engine === 'keiko') await tab.run('startLive', { pokes: true, visible: true });
  while (fixture.realtime.joins.length === before) await new Promise((resolve) => setTimeout(resolve, 20));
  await new Promise((resolve) => setTimeout(resolve, 1000));
}

/** Inserts a kata with an object field on the server, like a push from another device. */
async function addRow(fixture: Fixture, userId: string, engine: Engine) {
  const review = {
    reviewed_at: '2026-11-01T00:00:00.000Z',
    reviewed_day: '2026-11-01',
    due_day: '2026-11-05',
    stability: 3,
    difficulty: 5,
    reps: 1,
    lapses: 0,
  };
  const [row] =
    engine === 'supabase'
      ? await fixture.backend.sql<{ id: string; rev: number }>(
          `insert into public.bench_kata_forms (id, zou, ishiki, is_copied, review)
           values (gen_random_uuid(), '橋', '足の裏', false, $1) returning *`,
          [JSON.stringify(review)],
        )
      : await fixture.backend.sql<{ id: string; rev: number }>(
          `insert into public.kata_forms (user_id, id, zou, ishiki) values ($1, gen_random_uuid(), '橋', '足の裏')
           returning *`,
          [userId],
        );
  if (row === undefined) throw new Error('Cannot insert the kata');
  if (engine !== 'supabase') await setReview(fixture, userId, { id: row.id, review });
  return { ...row, rev: Number(row.rev) };
}

async function setReview(
  fixture: Fixture,
  userId: string,
  { id, review }: { readonly id: string; readonly review: object },
) {
  await fixture.backend.sql('select private.keep_review($1, $2, $3)', [userId, id, JSON.stringify(review)]);
}

function tableOf(engine: Engine, collection: Collection): string {
  return engine === 'supabase' ? `public.bench_${collection}` : `public.${collection}`;
}
