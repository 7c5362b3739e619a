import type { BenchRow } from '../report.ts';
import { type Collection, type Fixture, type Tab, type Way, ways } from './fixture.ts';
import { line, PLUGIN, RXDB } from './measure.ts';

const DAY = 86_400_000;

/** Time enough for a way to sync that has not got stuck. */
const PATIENCE = 4000;

/** What goes wrong on real devices, and the rows that each way to sync leaves behind for good. */
export async function trouble(fixture: Fixture): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [what, lost] of Object.entries({
    'writes missed after the clock was set back across a restart, of 10': clockSetBack,
    'writes stuck behind a poison row and not shown as refused, of 250': poisonRow,
    'rows missed after a lost live event, of 2': lostEvent,
    'edits stuck on a row with an object field, of 1': objectField,
  })) {
    const found: Record<Way, number> = { keiko: 0, rxdb: 0, supabase: 0 };
    for (const way of ways) {
      await fixture.clear();
      found[way] = await lost(fixture, way);
    }
    const peers = { [RXDB]: found.rxdb, [PLUGIN]: found.supabase };
    rows.push(line(what, 'rows', found.keiko, { peers, goal: { text: '0', met: found.keiko === 0 } }));
  }
  return rows;
}

async function clockSetBack(fixture: Fixture, way: Way): Promise<number> {
  const member = await fixture.addMember();
  const where = fixture.where(member, way, { c: 'kata_forms' });
  const context = await fixture.newDevice();
  try {
    const ahead = await fixture.openTab(context, 2 * DAY);
    await ahead.act('open', where);
    await ahead.act('write', { series: fixture.nextSeries(), count: 1 });
    await ahead.act('sync', { limitMs: PATIENCE });
    await ahead.act('close');
    await ahead.page.close();
    const right = await fixture.openTab(context);
    await right.act('open', where);
    await right.act('write', { series: fixture.nextSeries(), count: 10 });
    await right.act('sync', { limitMs: PATIENCE });
    return 11 - (await fixture.countRows(member, way, 'kata_forms'));
  } finally {
    await context.close();
  }
}

async function poisonRow(fixture: Fixture, way: Way): Promise<number> {
  const member = await fixture.addMember();
  return fixture.onDevice(async (tab) => {
    await tab.act('open', fixture.where(member, way, { c: 'kata_forms' }));
    await tab.act('write', { series: fixture.nextSeries(), count: 250, poison: 3 });
    await tab.act('sync', { limitMs: 2 * PATIENCE });
    const { refused = 0 } = await tab.act('count');
    return 250 - refused - (await fixture.countRows(member, way, 'kata_forms'));
  });
}

/** Two rows from another device; the call about the first never comes. */
async function lostEvent(fixture: Fixture, way: Way): Promise<number> {
  const member = await fixture.addMember();
  return fixture.onDevice(async (tab) => {
    await openLive(fixture, tab, { member, way });
    await addRow(fixture, member.userId, way);
    const second = await addRow(fixture, member.userId, way);
    if (way === 'supabase') fixture.realtime.inserted('bench', 'bench_kata_forms', second);
    else fixture.realtime.broadcast(`member:${member.userId}`, 'rev', { rev: second.rev });
    await new Promise((resolve) => setTimeout(resolve, PATIENCE / 2));
    return 2 - ((await tab.act('count')).rows ?? 0);
  });
}

async function objectField(fixture: Fixture, way: Way): Promise<number> {
  const member = await fixture.addMember();
  return fixture.onDevice(async (tab) => {
    await tab.act('open', fixture.where(member, way, { c: 'kata_forms' }));
    const { id } = await addRow(fixture, member.userId, way);
    await tab.act('sync', { limitMs: PATIENCE });
    await tab.act('edit', { id, value: '川' });
    if (way === 'keiko') await tab.act('sync');
    else await new Promise((resolve) => setTimeout(resolve, PATIENCE / 2));
    const table = tableOf(way, 'kata_forms');
    const changed = await fixture.backend.sql(`select from ${table} where id::text = $1 and zou = '川'`, [id]);
    return 1 - changed.length;
  });
}

async function openLive(
  fixture: Fixture,
  tab: Tab,
  { member, way }: { readonly member: Awaited<ReturnType<Fixture['addMember']>>; readonly way: Way },
) {
  const before = fixture.realtime.joins.length;
  await tab.act('open', fixture.where(member, way, { c: 'kata_forms' }));
  await tab.act('sync', { limitMs: PATIENCE });
  if (way === 'keiko') await tab.act('live', { poked: true, visible: true });
  while (fixture.realtime.joins.length === before) await new Promise((resolve) => setTimeout(resolve, 20));
  await new Promise((resolve) => setTimeout(resolve, 1000));
}

/** A kata with an object among its fields, written on the server as another device's would be. */
async function addRow(fixture: Fixture, userId: string, way: Way) {
  const review = {
    ...{ reviewed_at: '2026-11-01T00:00:00.000Z', reviewed_day: '2026-11-01', due_day: '2026-11-05' },
    ...{ stability: 3, difficulty: 5, reps: 1, lapses: 0 },
  };
  const [row] =
    way === 'supabase'
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
  if (row === undefined) throw new Error('the row was not inserted');
  if (way !== 'supabase') await keepReview(fixture, userId, { id: row.id, review });
  return { ...row, rev: Number(row.rev) };
}

async function keepReview(
  fixture: Fixture,
  userId: string,
  { id, review }: { readonly id: string; readonly review: object },
) {
  await fixture.backend.sql('select private.keep_review($1, $2, $3)', [userId, id, JSON.stringify(review)]);
}

function tableOf(way: Way, c: Collection): string {
  return way === 'supabase' ? `public.bench_${c}` : `public.${c}`;
}
