import { randomUUID } from 'node:crypto';
import pg from 'pg';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { dayAt } from '../../../sync/model/day/day.ts';
import { scheduleReview } from '../../../sync/model/kata/review-schedule.ts';
import { exchangeRequest, pushed } from '../../support/backend/exchange.ts';
import { practised } from '../../support/backend/practised.ts';
import { startRealPostgres } from '../../support/backend/real-postgres.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

/* What a database that is distributed by member needs of the exchange: each scan of a member's table names the member. */

interface Scan {
  readonly table: string;
  readonly condition: string;
}

type Plan = { readonly [key: string]: unknown; readonly Plans?: readonly Plan[] };

const [kata, foreignKata, copy, note] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const now = new Date().toISOString();
const day = dayAt(Date.parse(now));
const insert = (collection: string, id: string, patch: Parameters<typeof pushed>[2]) =>
  pushed(collection, id, patch, { op: 'insert' });
const texts = { zou: '橋', ishiki: '踵' };
const line = { text: '息', day, written_at: now, about: null, question: null };
const session = { ...practised, completed_at: now };

const db = closeAfterAll(await startRealPostgres());
const member = await db.addMember('hanako');
const other = await db.connect();
const push = [insert('kata_forms', foreignKata, texts)];
await other.exchange(await db.addMember('jiro'), exchangeRequest({ push }));
await other.close();

/** The scans of all statements that a request runs in the database, also inside functions, triggers and foreign keys. */
async function scansOf(request: object): Promise<readonly Scan[]> {
  const client = new pg.Client(db.url);
  const plans: Plan[] = [];
  client.on('notice', ({ message = '' }) => {
    const [, json] = /plan:\n([\s\S]*)/.exec(message) ?? [];
    if (json !== undefined) plans.push(JSON.parse(json).Plan);
  });
  await client.connect();
  await client.query(`load 'auto_explain'`);
  for (const [name, value] of Object.entries({
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_verbose': 'on',
    'auto_explain.log_level': 'notice',
    // As with large tables.
    enable_seqscan: 'off',
    enable_hashjoin: 'off',
    enable_mergejoin: 'off',
    'request.jwt.claims': JSON.stringify({ sub: member, role: 'authenticated' }),
    'request.jwt.claim.sub': member,
  })) {
    await client.query('select set_config($1, $2, false)', [name, value]);
  }
  // A custom plan shows the values of the conditions.
  await client.query('alter function private.sync_exchange(jsonb) set plan_cache_mode = force_custom_plan');
  const { rows } = await client.query('select public.sync_exchange($1::jsonb) as response', [JSON.stringify(request)]);
  await client.end();
  const { results } = v.parse(v.object({ results: v.array(v.looseObject({ status: v.string() })) }), rows[0]?.response);
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
  return plans.flatMap(readScans);
}

function readScans(plan: Plan): readonly Scan[] {
  const below = (plan.Plans ?? []).flatMap(readScans);
  const condition = ['Index Cond', 'Recheck Cond', 'Filter'].flatMap((key) => plan[key] ?? []).join(' and ');
  const table = plan['Relation Name'];
  const isScan = String(plan['Node Type']).endsWith('Scan') && typeof table === 'string';
  return isScan ? [...below, { table: `${plan.Schema}.${table}`, condition }] : below;
}

async function memberTables(): Promise<ReadonlyMap<string, string>> {
  const rows = await db.sql(
    `select table_schema || '.' || table_name as name, column_name as member from information_schema.columns
     where table_schema in ('public', 'private') and (column_name = 'user_id' or (table_schema, table_name, column_name) = ('public', 'users', 'id'))`,
  );
  return new Map(rows.map(({ name, member: column }) => [String(name), String(column)]));
}

/** The scans of a push that lack the member, as table and condition. */
async function scansWithoutMember(push: readonly object[]): Promise<readonly string[]> {
  const columns = await memberTables();
  const scans = (await scansOf(exchangeRequest({ push }))).filter(({ table }) => columns.has(table));
  expect(scans.length).toBeGreaterThan(3);
  const lacking = scans.filter(({ table, condition }) => !condition.includes(`${columns.get(table)} = '${member}'`));
  return [
    ...new Set(lacking.map(({ table, condition }) => `${table} ${condition}`.replaceAll(/\$\d+|'[^']*'::\w+/g, '?'))),
  ];
}

/** Scans without the member: what would have to change first, or stay on one node. */
const AUTHOR = 'private.stopped_authors (stopped_authors.user_id = ?)';
const EXCEPTIONS = [
  AUTHOR,
  'public.kata_forms (k.id = ?) and private.is_shared(k.*)',
  'public.kata_forms (kata_forms.id = ?)',
  'public.kata_forms (x.id = ?) and (x.user_id = ?)',
];

describe('the statements of an exchange, for a database that is distributed by member', () => {
  test('name the member in each scan, except where a kata is found by its id', async () => {
    const first = [
      pushed('profiles', 'me', { bio: '朝' }),
      insert('login_records', day, { kind: 'login', claimed_at: now, tz: 'Asia/Tokyo', device: 'a' }),
      insert('kata_forms', kata, { ...texts, is_copied: false }),
      insert('kata_forms', copy, { ...texts, is_copied: true, original_id: foreignKata }),
      insert('notes', note, line),
      insert('training_sessions', randomUUID(), session),
      insert('practice_results', randomUUID(), { training_type: 'sojo', day, results: [{ item: 'a', result: 'ok' }] }),
      insert('member_settings', 'hidden-kata', { entries: { a: 1 } }),
    ];
    const second = [
      pushed('kata_forms', kata, { review: { ...scheduleReview(null, 'again', Date.parse(now)) } }),
      pushed('kata_forms', copy, {}, { op: 'delete' }),
      pushed('notes', note, {}, { op: 'delete' }),
    ];
    const scans = [...(await scansWithoutMember(first)), ...(await scansWithoutMember(second))];
    expect([...new Set(scans)].sort()).toEqual(EXCEPTIONS);
  });

  test('are seen to lack the member', async () => {
    await db.sql(`create function private.look_around() returns trigger language plpgsql as $$
      begin perform from public.notes where text = new.text; return new; end $$`);
    await db.sql(
      'create trigger look before insert on public.notes for each row execute function private.look_around()',
    );
    const push = [insert('notes', randomUUID(), line)];
    expect([...(await scansWithoutMember(push))].sort()).toEqual([AUTHOR, 'public.notes (notes.text = ?)']);
  });
});
