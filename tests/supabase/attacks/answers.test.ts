import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '../../../sync/model/limits.ts';
import type { SyncResponse } from '../../../sync/protocol/sync-exchange.ts';
import { exchangeRequest, pushed } from '../../support/backend/exchange.ts';
import type { MemberConnection } from '../../support/backend/member-connection.ts';
import { startRealPostgres } from '../../support/backend/real-postgres.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

/* The largest answers of the exchange: what small requests get of an account whose rows are as large as they may be. */

const MEGABYTE = limits.answer_bytes_max;
const ROWS = 500;
const LETTER = '𠮟';

let epoch: string;
let connection: MemberConnection;
const entryName = (n: number) => `${n}`.padStart(4, '0') + LETTER.repeat(60);
/** As many entries as a setting has room for. */
const entries = Object.fromEntries(Array.from({ length: 195 }, (_, n) => [entryName(n), 1]));

const db = closeAfterAll(await startRealPostgres());
// A clock that stands still refills no budget.
await db.sql(`create or replace function private.now() returns timestamptz language sql stable
  return '2026-11-20T03:00:00Z'::timestamptz`);
const member = await db.addMember('largest');
const text = JSON.stringify(entries);
await db.sql(
  `insert into public.member_settings (user_id, key, entries, rev)
   select $1, 's-' || n, $2::jsonb, 1 + n from generate_series(1, $3::integer) n`,
  [member, text, limits.settings_max],
);
await db.sql(
  `insert into public.kata_forms (user_id, id, zou, ishiki, name, category, is_copied, rev)
   select $1, gen_random_uuid(), repeat($2, 2000), repeat($2, 2000), repeat($2, 100), repeat($2, 100), true, 100 + n
   from generate_series(1, $3::integer) n`,
  [member, LETTER, ROWS],
);
await db.sql(
  `insert into public.login_records (user_id, login_date, claimed_at, tz, device, rev)
   select $1, private.tokyo_today() - n, private.now(), repeat(E'\\u0001', 64), repeat(E'\\u0001', 64), 1000 + n
   from generate_series(1, 2000) n`,
  [member],
);
await db.sql('update private.member_revisions set rev = 3000 where user_id = $1', [member]);
const katas = (await db.sql('select id::text from public.kata_forms where user_id = $1', [member])).map(({ id }) =>
  String(id),
);

// A process never gives memory back to its peak, so each attack has its own.
beforeEach(async () => {
  connection = await db.connect();
  epoch = (await send({ limit: 1, since: 3000 })).epoch;
});
afterEach(() => connection.close());

async function send(parts: Readonly<Record<string, unknown>>): Promise<SyncResponse> {
  return connection.exchange(member, exchangeRequest(parts), { isCounted: true });
}
const head = async () =>
  Number((await db.sql('select rev from private.member_revisions where user_id = $1', [member]))[0]?.rev);
const readsLeft = async () =>
  Number((await db.sql('select available from private.read_budgets where user_id = $1', [member]))[0]?.available);

/** Sends a request whose answer must be small, paid for and cheap in memory. */
async function attack(parts: Readonly<Record<string, unknown>>): Promise<SyncResponse> {
  const [peak, reads] = [await connection.peakMemory(), await readsLeft()];
  const answer = await send(parts);
  const bytes = Buffer.byteLength(JSON.stringify(answer));
  expect(bytes).toBeLessThan(4 * MEGABYTE);
  expect((await connection.peakMemory()) - peak).toBeLessThan(96 * MEGABYTE);
  const heads = Buffer.byteLength(JSON.stringify(answer.results.map((result) => ({ ...result, row: null }))));
  expect(reads - (await readsLeft())).toBeGreaterThan((bytes - heads) / limits.read_bytes / 1.2 - 1);
  return answer;
}

const rowsOf = ({ results }: SyncResponse) => results.flatMap((result) => ('row' in result ? (result.row ?? []) : []));
const settingPush = (patch: object, more: object = {}) =>
  Array.from({ length: ROWS }, () => pushed('member_settings', 's-1', { ...patch }, { ...more }));

describe('rows on one setting of the largest size', { timeout: 120_000 }, () => {
  test.each([
    ['rejected for an empty patch', {}, {}, 'rejected'],
    ['merged', { entries: { [entryName(0)]: 1 } }, {}, 'merged'],
    ['of another form', { entries: [] }, {}, 'rejected'],
    ['deleted', {}, { op: 'delete' }, 'rejected'],
    ['restored', {}, { op: 'restore', original: {}, former_epoch: 'a', former_rev: 1 }, 'merged'],
  ])('that are %s bring it once, and once more when they are sent again', async (_what, patch, more, status) => {
    const push = settingPush(patch, more);
    const since = await head();
    for (const expected of [status, status === 'rejected' ? status : 'duplicate']) {
      const answer = await attack({ push, since, epoch });
      expect(new Set(answer.results.map((result) => result.status))).toEqual(new Set([expected]));
      expect(answer.results).toHaveLength(ROWS);
      expect(rowsOf(answer)).toHaveLength(1);
      expect(answer.more).toBe(true);
    }
  });
});

describe('writes of 500 kata of the largest size', { timeout: 300_000 }, () => {
  const former = { original: {}, former_epoch: 'a', former_rev: 1 };
  test.each([
    ['restores', (id: string) => pushed('kata_forms', id, {}, { op: 'restore', ...former })],
    ['rejected ones', (id: string) => pushed('kata_forms', id, { copy_count: 1 })],
    ['merges', (id: string) => pushed('kata_forms', id, {})],
  ])('%s get a megabyte of rows an answer, and all of them in the end', async (_what, write) => {
    let open = katas.map(write);
    const since = await head();
    const requests: number[] = [];
    while (open.length > 0) {
      requests.push(open.length);
      const answer = await attack({ push: open, since, epoch });
      const settled = new Set(answer.results.filter((r) => r.status === 'ok' || 'row' in r).map((r) => r.mutation_id));
      expect(settled.size).toBeGreaterThan(0);
      expect(answer.more).toBe(settled.size < open.length || answer.rows.length > 0);
      open = open.filter(({ mutation_id }) => !settled.has(mutation_id));
    }
    expect(requests.length).toBeLessThan(12);
  });
});

describe('a new device', () => {
  test.each([1, 50, 2000])('that asks for %i rows gets home in a megabyte, without settings', async (limit) => {
    const answer = await attack({ limit });
    const home = answer.rows.filter(({ rev }) => rev > answer.cursor);
    expect(answer).toMatchObject({ more: true, total_rows: 2000 + ROWS + limits.settings_max + 1 });
    expect(new Set(home.map(({ collection }) => collection))).toEqual(new Set(['login_records']));
    expect(home.length).toBeGreaterThan(500);
    expect(Buffer.byteLength(JSON.stringify(home))).toBeLessThan(MEGABYTE);
    // The newest ones.
    expect(Math.max(...home.map(({ rev }) => rev))).toBeGreaterThanOrEqual(3000);
  });

  test('that pushes at the same time gets both within the limit', async () => {
    const push = [...settingPush({}).slice(0, 100), ...katas.slice(0, 400).map((id) => pushed('kata_forms', id, {}))];
    await attack({ push, limit: 2000 });
  });

  test('pays for the count of its rows', async () => {
    const reads = await readsLeft();
    await send({ limit: 1, epoch });
    const perCount = 32 * (2000 + ROWS + limits.settings_max + 1);
    expect(perCount).toBeGreaterThan(2 * limits.read_bytes);
    expect(reads - (await readsLeft())).toBeGreaterThan(2);
  });
});

test('a page has rows up to a megabyte in print, wherever that falls, and misses none', async () => {
  const ids = new Set<string>();
  let since = 0;
  for (let more = true; more; ) {
    const answer = await attack({ since, epoch });
    const bytes = answer.rows.map((row) => Buffer.byteLength(JSON.stringify(row))).reduce((a, b) => a + b, 0);
    expect(bytes).toBeLessThan(MEGABYTE + limits.setting_bytes_max);
    for (const { collection, id } of answer.rows) ids.add(`${collection} ${id}`);
    more = answer.more;
    since = answer.cursor;
  }
  expect(ids.size).toBe(2000 + ROWS + limits.settings_max + 1);
});

test('a setting that would grow beyond its bytes is rejected, and stays', async () => {
  const since = await head();
  const push = [pushed('member_settings', 's-2', { entries: { [entryName(999)]: 1 } })];
  const answer = await attack({ push, since, epoch });
  expect(answer.results).toMatchObject([{ status: 'rejected', code: 'limit', row: { id: 's-2', entries } }]);
  const ids = Object.fromEntries(Array.from({ length: 1000 }, () => [randomUUID(), 1_000_000]));
  await db.sql(`delete from public.member_settings where user_id = $1 and key = 's-3'`, [member]);
  const thousand = await attack({ push: [pushed('member_settings', 's-3', { entries: ids })], since, epoch });
  expect(thousand.results).toMatchObject([{ status: 'ok' }]);
});
