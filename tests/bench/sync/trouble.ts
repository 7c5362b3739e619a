import type { BenchRow } from '../report.ts';
import { line, PLUGIN, RXDB } from './measure.ts';
import { type Collection, type Stand, type Tab, type Way, ways } from './stand.ts';

const DAY = 86_400_000;

/** Time enough for a way to sync that has not got stuck. */
const PATIENCE = 4000;

/** What goes wrong on real devices, and the rows that each way to sync leaves behind for good. */
export async function trouble(stand: Stand): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [what, lost] of Object.entries({
    'writes missed after the clock was set back across a restart, of 10': clockSetBack,
    'writes stuck behind a poison row and not shown as refused, of 250': poisonRow,
    'rows missed after a lost live event, of 2': lostEvent,
    'edits stuck on a row with an object field, of 1': objectField,
  })) {
    const found: Record<Way, number> = { keiko: 0, rxdb: 0, supabase: 0 };
    for (const way of ways) {
      await stand.clear();
      found[way] = await lost(stand, way);
    }
    const peers = { [RXDB]: found.rxdb, [PLUGIN]: found.supabase };
    rows.push(line(what, 'rows', found.keiko, { peers, goal: { text: '0', met: found.keiko === 0 } }));
  }
  return rows;
}

async function clockSetBack(stand: Stand, way: Way): Promise<number> {
  const member = await stand.addMember();
  const where = stand.where(member, way, { c: 'kata_forms' });
  const context = await stand.newDevice();
  try {
    const ahead = await stand.openTab(context, 2 * DAY);
    await ahead.act('open', where);
    await ahead.act('write', { series: stand.nextSeries(), count: 1 });
    await ahead.act('sync', { limitMs: PATIENCE });
    await ahead.act('close');
    await ahead.page.close();
    const right = await stand.openTab(context);
    await right.act('open', where);
    await right.act('write', { series: stand.nextSeries(), count: 10 });
    await right.act('sync', { limitMs: PATIENCE });
    return 11 - (await stand.countRows(member, way, 'kata_forms'));
  } finally {
    await context.close();
  }
}

async function poisonRow(stand: Stand, way: Way): Promise<number> {
  const member = await stand.addMember();
  return stand.onDevice(async (tab) => {
    await tab.act('open', stand.where(member, way, { c: 'kata_forms' }));
    await tab.act('write', { series: stand.nextSeries(), count: 250, poison: 3 });
    await tab.act('sync', { limitMs: 2 * PATIENCE });
    const { refused = 0 } = await tab.act('count');
    return 250 - refused - (await stand.countRows(member, way, 'kata_forms'));
  });
}

/** Two rows from another device; the call about the first never comes. */
async function lostEvent(stand: Stand, way: Way): Promise<number> {
  const member = await stand.addMember();
  return stand.onDevice(async (tab) => {
    await openLive(stand, tab, { member, way });
    await addRow(stand, member.userId, way);
    const second = await addRow(stand, member.userId, way);
    if (way === 'supabase') stand.realtime.inserted('bench', 'bench_kata_forms', second);
    else stand.realtime.broadcast(`member:${member.userId}`, 'rev', { rev: second.rev });
    await new Promise((resolve) => setTimeout(resolve, PATIENCE / 2));
    return 2 - ((await tab.act('count')).rows ?? 0);
  });
}

async function objectField(stand: Stand, way: Way): Promise<number> {
  const member = await stand.addMember();
  return stand.onDevice(async (tab) => {
    await tab.act('open', stand.where(member, way, { c: 'kata_forms' }));
    const { id } = await addRow(stand, member.userId, way);
    await tab.act('sync', { limitMs: PATIENCE });
    await tab.act('edit', { id, value: '川' });
    if (way === 'keiko') await tab.act('sync');
    else await new Promise((resolve) => setTimeout(resolve, PATIENCE / 2));
    const table = tableOf(way, 'kata_forms');
    const changed = await stand.backend.sql(`select from ${table} where id::text = $1 and zou = '川'`, [id]);
    return 1 - changed.length;
  });
}

async function openLive(
  stand: Stand,
  tab: Tab,
  { member, way }: { readonly member: Awaited<ReturnType<Stand['addMember']>>; readonly way: Way },
) {
  const before = stand.realtime.joins.length;
  await tab.act('open', stand.where(member, way, { c: 'kata_forms' }));
  await tab.act('sync', { limitMs: PATIENCE });
  if (way === 'keiko') await tab.act('live', { poked: true, visible: true });
  while (stand.realtime.joins.length === before) await new Promise((resolve) => setTimeout(resolve, 20));
  await new Promise((resolve) => setTimeout(resolve, 1000));
}

/** A kata with an object among its fields, written on the server as another device's would be. */
async function addRow(stand: Stand, userId: string, way: Way) {
  const review = {
    ...{ reviewed_at: '2026-11-01T00:00:00.000Z', reviewed_day: '2026-11-01', due_day: '2026-11-05' },
    ...{ stability: 3, difficulty: 5, reps: 1, lapses: 0 },
  };
  const [row] =
    way === 'supabase'
      ? await stand.backend.sql<{ id: string; rev: number }>(
          `insert into public.bench_kata_forms (id, zou, ishiki, is_copied, review)
           values (gen_random_uuid(), '橋', '足の裏', false, $1) returning *`,
          [JSON.stringify(review)],
        )
      : await stand.backend.sql<{ id: string; rev: number }>(
          `insert into public.kata_forms (user_id, id, zou, ishiki) values ($1, gen_random_uuid(), '橋', '足の裏')
           returning *`,
          [userId],
        );
  if (row === undefined) throw new Error('the row was not inserted');
  if (way !== 'supabase') await keepReview(stand, userId, { id: row.id, review });
  return { ...row, rev: Number(row.rev) };
}

async function keepReview(
  stand: Stand,
  userId: string,
  { id, review }: { readonly id: string; readonly review: object },
) {
  await stand.backend.sql('select private.keep_review($1, $2, $3)', [userId, id, JSON.stringify(review)]);
}

function tableOf(way: Way, c: Collection): string {
  return way === 'supabase' ? `public.bench_${c}` : `public.${c}`;
}
