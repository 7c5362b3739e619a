import type { Collection } from './engine-server.ts';
import { type Engine, type Fixture, hasTables, type Member, type Tab } from './fixture.ts';
import { createKataRow } from './page/rows.ts';

const DAY = 86_400_000;

const collection = 'kata_forms' satisfies Collection;

/** Long enough for an engine that is not stuck. */
const TIMEOUT_MS = 4000;

/** Faults of real devices; each counts the rows that an engine never syncs. */
export const faults: Readonly<Record<string, (fixture: Fixture, engine: Engine) => Promise<number>>> = {
  'writes lost after the clock was set back across a restart, of 10': clockSetBack,
  'writes stuck behind a poison row and not shown as rejected, of 250': poisonRow,
  'rows missing after a lost live event, of 2': lostEvent,
  'edits stuck on a row with an object field, of 1': objectField,
};

async function clockSetBack(fixture: Fixture, engine: Engine): Promise<number> {
  const member = await fixture.addMember();
  const options = fixture.openOptions(member, engine, { collection });
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
    return 11 - (await fixture.countRows(member, engine, collection));
  } finally {
    await context.close();
  }
}

async function poisonRow(fixture: Fixture, engine: Engine): Promise<number> {
  const member = await fixture.addMember();
  return fixture.onDevice(async (tab) => {
    await tab.run('open', fixture.openOptions(member, engine, { collection }));
    await tab.run('write', { series: fixture.nextSeries(), count: 250, poison: 3 });
    await tab.run('sync', { limitMs: 2 * TIMEOUT_MS });
    const { rejected = 0 } = await tab.run('count');
    return 250 - rejected - (await fixture.countRows(member, engine, collection));
  });
}

/** Two rows from another device; the event of the first is lost, where the engine has events. */
async function lostEvent(fixture: Fixture, engine: Engine): Promise<number> {
  const member = await fixture.addMember();
  return fixture.onDevice(async (tab) => {
    await openLive(fixture, tab, { member, engine });
    await addRow(fixture, member, engine);
    const second = await addRow(fixture, member, engine);
    const topic = `member:${member.userId}`;
    if (engine === 'supabase') fixture.realtime.inserted('bench', 'bench_kata_forms', second);
    else if (engine === 'tanstack') fixture.realtime.broadcast(topic, 'bench', {});
    else fixture.realtime.broadcast(topic, 'rev', { rev: second.rev });
    await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS / 2));
    return 2 - ((await tab.run('count')).rows ?? 0);
  });
}

async function objectField(fixture: Fixture, engine: Engine): Promise<number> {
  const member = await fixture.addMember();
  return fixture.onDevice(async (tab) => {
    await tab.run('open', fixture.openOptions(member, engine, { collection }));
    const { id } = await addRow(fixture, member, engine);
    await tab.run('sync', { limitMs: TIMEOUT_MS });
    await tab.run('edit', { id, value: '川' });
    if (engine === 'keiko') await tab.run('sync');
    else await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS / 2));
    const isChanged = await fixture.serverOf(engine)?.hasValue(member, collection, { id, field: 'zou', value: '川' });
    if (isChanged !== undefined) return isChanged ? 0 : 1;
    const changed = await fixture.backend.sql(`select from ${tableOf(engine)} where id::text = $1 and zou = '川'`, [
      id,
    ]);
    return 1 - changed.length;
  });
}

async function openLive(
  fixture: Fixture,
  tab: Tab,
  { member, engine }: { readonly member: Member; readonly engine: Engine },
) {
  const before = fixture.realtime.joins.length;
  await tab.run('open', fixture.openOptions(member, engine, { collection }));
  await tab.run('sync', { limitMs: TIMEOUT_MS });
  await tab.run('startLive');
  const joins = fixture.serverOf(engine) === undefined;
  while (joins && fixture.realtime.joins.length === before) await new Promise((resolve) => setTimeout(resolve, 20));
  await new Promise((resolve) => setTimeout(resolve, 1000));
}

/** Inserts a kata with an object field on the server, like a push from another device. */
async function addRow(fixture: Fixture, member: Member, engine: Engine): Promise<{ id: string; rev: number }> {
  const { id, review } = createKataRow(fixture.nextSeries(), 0);
  const server = fixture.serverOf(engine);
  if (server !== undefined) {
    await server.addRows(member, collection, [{ id, zou: '橋', ishiki: '足の裏', review: review ?? null }]);
    return { id, rev: 0 };
  }
  const [row] = hasTables(engine)
    ? await fixture.backend.sql<{ id: string; rev: number }>(
        `insert into public.bench_kata_forms (id, zou, ishiki, is_copied, review)
         values ($1, '橋', '足の裏', false, $2) returning *`,
        [id, JSON.stringify(review)],
      )
    : await fixture.backend.sql<{ id: string; rev: number }>(
        `insert into public.kata_forms (user_id, id, zou, ishiki) values ($1, $2, '橋', '足の裏') returning *`,
        [member.userId, id],
      );
  if (row === undefined) throw new Error('Cannot insert the kata');
  if (!hasTables(engine)) {
    await fixture.backend.sql('select private.keep_review($1, $2, $3)', [member.userId, id, JSON.stringify(review)]);
  }
  return { ...row, rev: Number(row.rev) };
}

const tableOf = (engine: Engine) => (hasTables(engine) ? `public.bench_${collection}` : `public.${collection}`);
