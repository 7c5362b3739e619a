import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { limits } from '../../../sync/model/limits.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, type Device, exchangeRequest, pushed } from '../../support/backend/exchange.ts';
import { signToken } from '../../support/backend/member-token.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const NOW = '2026-11-20T03:00:00Z';

let device: Device;

const backend = closeAfterAll(await startTestBackend());
beforeEach(async () => {
  await backend.setNow(NOW);
  device = await addDevice(backend);
});

const rest = (path: string, token = device.token, body?: object) => backend.call(`/rest/v1/${path}`, { token, body });
const setBudget = (available: number) =>
  backend.sql(
    `insert into private.read_budgets (user_id, available, counted_at) values ($1, $2, private.now())
     on conflict (user_id) do update set available = excluded.available, counted_at = excluded.counted_at`,
    [device.userId, available],
  );
async function budget() {
  const [row] = await backend.sql<{ available: number }>(
    'select available from private.read_budgets where user_id = $1',
    [device.userId],
  );
  return row?.available;
}
/** `amount` notes of the largest size, written by the server. */
async function addNotes(amount: number) {
  await backend.sql(
    `insert into public.notes (user_id, id, text, day, written_at, rev)
     select $1, gen_random_uuid(), repeat('橋', 2000), '2026-11-20', private.now(), r.rev + n
     from private.member_revisions r, generate_series(1, $2) n where r.user_id = $1`,
    [device.userId, amount],
  );
  await backend.sql('update private.member_revisions set rev = rev + $2 where user_id = $1', [device.userId, amount]);
}

describe('the read budget', () => {
  test('begins full and counts each request: calls, tables, and the exchange', async () => {
    await rest('users?select=username');
    expect(await budget()).toBe(limits.read_budget - 1);
    await rest('rpc/search_shared_kata', device.token, { query: '橋' });
    await device.send();
    expect(await budget()).toBe(limits.read_budget - 3);
  });

  test('counts a request in each spelling that is served', async () => {
    for (const spaces of ['', ' ', '\t', '  \t ']) {
      expect((await rest('users?select=username', `${spaces}${device.token}`)).status).toBe(200);
    }
    expect(await budget()).toBe(limits.read_budget - 4);
  });

  test('counts a large answer by its size', async () => {
    await addNotes(150);
    await setBudget(100);
    const { rows } = await device.send({ limit: 2000 });
    expect(rows.length).toBeGreaterThan(150);
    const units = Math.floor((150 * 6000) / limits.read_bytes);
    expect(100 - ((await budget()) ?? 0)).toBeGreaterThanOrEqual(units);
    expect(100 - ((await budget()) ?? 0)).toBeLessThan(units * 1.2);
  });

  test.each([
    ['the exchange', 'rpc/sync_exchange', { req: exchangeRequest() }],
    ['the search', 'rpc/search_shared_kata', { query: '橋' }],
    ['a table', 'kata_forms?select=zou', undefined],
  ])('once spent refuses %s with the seconds to wait, until it is refilled', async (_what, path, body) => {
    await setBudget(-99);
    const seconds = String((100 * 3600) / limits.reads_per_hour);
    const refused = await rest(path, device.token, body);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ message: 'too_many_reads', hint: seconds });
    expect(await budget()).toBe(-99);
    await backend.setNow('2026-11-20T03:01:40Z');
    expect((await rest(path, device.token, body)).status).toBe(200);
  });

  test('is one member’s own, and no forged, foreign or expired token spends it', async () => {
    await setBudget(1);
    const [head, body] = device.token.split('.');
    for (const token of [`${head}.${body}.`, `${head}.${body}.${'A'.repeat(43)}`, 'x'])
      expect((await rest('kata_forms?select=id', token)).status).toBe(401);
    const other = await addDevice(backend);
    expect((await rest('kata_forms?select=id', other.token)).status).toBe(200);
    expect(await budget()).toBe(1);
    expect((await rest('kata_forms?select=id')).status).toBe(200);
    expect((await rest('kata_forms?select=id')).status).toBe(429);
    expect((await rest('kata_forms?select=id', other.token)).status).toBe(200);
  });

  test('is not spent by a sign-in that has ended', async () => {
    await setBudget(1);
    const ended = signToken({ sub: device.userId, session_id: randomUUID() });
    for (const [path, body] of [['notes?select=id'], ['rpc/sync_exchange', { req: exchangeRequest() }]] as const)
      expect((await rest(path, ended, body)).status).toBe(401);
    expect(await budget()).toBe(1);
  });

  test('is refilled to its capacity, and not above', async () => {
    await setBudget(limits.read_budget - 10);
    await backend.setNow('2026-11-21T03:00:00Z');
    await rest('kata_forms?select=id');
    expect(await budget()).toBe(limits.read_budget - 1);
  });

  test('ends with the account, whose token makes no new one', async () => {
    await rest('kata_forms?select=id');
    await backend.sql('delete from auth.users where id = $1', [device.userId]);
    expect(await budget()).toBeUndefined();
    await (await rest('kata_forms?select=id')).text();
    expect(await budget()).toBeUndefined();
  });

  test('is not spent by a year of records on five new devices', async () => {
    // The most of a year: notes and kata of a few lines, three practices a day.
    await backend.sql(
      `insert into public.notes (user_id, id, text, day, written_at, rev)
       select $1, gen_random_uuid(), repeat('今日の稽古', 20), '2026-11-20', private.now(), r.rev + n
       from private.member_revisions r, generate_series(1, 730) n where r.user_id = $1`,
      [device.userId],
    );
    await backend.sql(
      `insert into public.practice_results (user_id, id, training_type, day, results, rev)
       select $1, gen_random_uuid(), 'setsuna', '2026-11-20',
         (select jsonb_agg(jsonb_build_object('item', 'setsuna-' || i, 'result', 'seen')) from generate_series(1, 20) i),
         r.rev + 730 + n
       from private.member_revisions r, generate_series(1, 1095) n where r.user_id = $1`,
      [device.userId],
    );
    await backend.sql('update private.member_revisions set rev = rev + 730 + 1095 where user_id = $1', [device.userId]);
    for (let phone = 0; phone < 5; phone += 1) {
      let cursor: { readonly since: number; readonly epoch: string | null } = { since: 0, epoch: null };
      for (let more = true; more; ) {
        const page = await device.send({ ...cursor, limit: 500 });
        cursor = { since: page.cursor, epoch: page.epoch };
        more = page.more;
      }
    }
    expect(limits.read_budget - ((await budget()) ?? 0)).toBeLessThan(limits.read_budget / 10);
  });
});

test('a push is counted as one read, however large', async () => {
  await setBudget(100);
  const row = pushed('notes', randomUUID(), {
    text: 'x'.repeat(2000),
    day: '2026-11-20',
    written_at: '2026-11-20T03:00:00.000Z',
  });
  expect(await device.push(row)).toEqual(['ok']);
  expect(await budget()).toBe(99);
});
