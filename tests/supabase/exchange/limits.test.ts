import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildRequest, chooseBatch } from '../../../sync/engine/request.ts';
import type { ChangedRow } from '../../../sync/engine/row.ts';
import { initialSyncState } from '../../../sync/engine/sync-state.ts';
import { currentBuild } from '../../../sync/model/build.ts';
import { limits } from '../../../sync/model/limits.ts';
import { MAX_PUSH_ROWS } from '../../../sync/protocol/sync-exchange.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, type Device, exchange, exchangeRequest, pushed } from '../../support/backend/exchange.ts';
import { signToken } from '../../support/backend/member-token.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const NOW = '2026-11-20T03:00:00Z';

let device: Device;

const backend = closeAfterAll(await startTestBackend());
beforeEach(async () => {
  await backend.setNow(NOW);
  device = await addDevice(backend);
});

const kata = () => pushed('kata_forms', randomUUID(), { zou: '橋', ishiki: '渡る' });
const setBudget = (rows: number) =>
  backend.sql('update private.member_revisions set write_budget = $2, budget_at = private.now() where user_id = $1', [
    device.userId,
    rows,
  ]);
const push = (...rows: readonly object[]) => exchange(backend, device.token, exchangeRequest({ push: rows }));

describe('the write budget', () => {
  test('costs a row for each new write and one for the request; repeated writes are free', async () => {
    const [first, second] = [kata(), kata()];
    await setBudget(100);
    await device.push(first, second);
    await device.push(first, second);
    const [row] = await backend.sql('select write_budget from private.member_revisions where user_id = $1', [
      device.userId,
    ]);
    expect(row).toEqual({ write_budget: 100 - 3 - 1 });
  });

  test('costs a row more for every 2 KiB of a push', async () => {
    const note = (text: string) =>
      pushed('notes', randomUUID(), { text, day: '2026-11-20', written_at: '2026-11-20T02:30:00.000Z' });
    await setBudget(100);
    expect(await device.push(...Array.from({ length: 10 }, () => note('x'.repeat(2000))))).toEqual(
      Array(10).fill('ok'),
    );
    const [row] = await backend.sql('select write_budget from private.member_revisions where user_id = $1', [
      device.userId,
    ]);
    expect(row).toEqual({ write_budget: 100 - 11 - 11 });
  });

  test('once spent refuses writes with the seconds to wait, stores nothing of them, and still lets the device pull', async () => {
    const row = kata();
    await setBudget(1);
    expect(await device.push(row)).toEqual(['ok']);
    const refused = await backend.call('/rest/v1/rpc/sync_exchange', {
      token: device.token,
      body: { req: exchangeRequest({ push: [kata()] }) },
    });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'PT429', message: 'too_many_writes', hint: '15' });
    expect((await device.send()).rows.map(({ id }) => id)).toEqual(['me', row.id]);
  });

  test('once spent still takes a push with the login of today, once a day', async () => {
    const login = (day: string) => pushed('login_records', day, { kind: 'login', claimed_at: `${day}T02:00:00.000Z` });
    await setBudget(0);
    expect((await push(login('2026-11-19'))).status).toBe(429);
    expect((await push(login('2026-11-20'), kata())).status).toBe(200);
    expect((await push(login('2026-11-20'))).status).toBe(429);
    expect((await push(kata())).status).toBe(429);
    expect(await device.row('login_records', '2026-11-20')).toMatchObject({ kind: 'login' });
  });

  test('grows back by some an hour', async () => {
    await setBudget(1 - limits.writes_per_hour);
    expect((await push(kata())).status).toBe(429);
    await backend.setNow('2026-11-20T04:00:00Z');
    expect((await push(kata())).status).toBe(200);
    expect((await push(kata())).status).toBe(429);
  });

  test('lets a device with the largest account send all of it', async () => {
    const [row] = await backend.sql<{ rows: number }>(
      'select write_budget as rows from private.member_revisions where user_id = $1',
      [device.userId],
    );
    const rows = limits.kata_max + limits.sessions_max;
    expect(row?.rows).toBe(limits.write_budget);
    expect(limits.write_budget).toBeGreaterThan(rows + rows / MAX_PUSH_ROWS);
  });

  test('does not shrink when the clock of the server goes back', async () => {
    await backend.setNow('2026-11-19T03:00:00Z');
    expect((await push(kata())).status).toBe(200);
  });

  test('counts the calls that store a practice or change the profile', async () => {
    await setBudget(0);
    await expect(backend.asMember(device.userId, `select public.save_training_session('{}'::jsonb)`)).rejects.toThrow(
      'too_many_writes',
    );
    await expect(
      backend.asMember(device.userId, `update public.users set bio = '朝' where id = $1`, [device.userId]),
    ).rejects.toThrow('too_many_writes');
  });
});

test('a request of as many rows as a device sends at once is accepted, however many small parts they have', async () => {
  const results = Array.from({ length: 30 }, () => ({ item: 'a', result: 'b' }));
  const row = (): ChangedRow => ({
    collection: 'practice_results',
    id: randomUUID(),
    body: { training_type: 'sojo', day: '2026-11-20', results },
    delivery: { status: 'pending', op: 'insert', mutationId: randomUUID(), supersededIds: [] },
  });
  const batch = chooseBatch(currentBuild, Array.from({ length: MAX_PUSH_ROWS }, row));
  expect(batch.length).toBeLessThan(MAX_PUSH_ROWS);
  const { push } = buildRequest(currentBuild, { state: initialSyncState('phone', 1, device.userId) }, batch, 0);
  expect(await device.push(...push.map((row) => ({ ...row })))).toEqual(batch.map(() => 'ok'));
});

describe('the token of a sign-in that has ended', () => {
  test('reads no table', async () => {
    const token = signToken({ sub: device.userId, session_id: randomUUID() });
    const response = await backend.call('/rest/v1/users', { token });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message: 'session_ended' });
  });
});

describe('an account without a confirmed address', () => {
  test('is removed after two days', async () => {
    const [fresh, stale] = [randomUUID(), randomUUID()];
    await backend.sql(
      `insert into auth.users (id, email, created_at)
       select id, id || '@example.com', private.now() - make_interval(hours => hours)
       from unnest($1::uuid[], array[47, 49]) as accounts (id, hours)`,
      [[fresh, stale]],
    );
    await backend.sql('update auth.users set email_confirmed_at = private.now() where id = $1', [device.userId]);
    await backend.sql('select private.purge_unconfirmed_members()');
    const rows = await backend.sql<{ id: string }>('select id from public.users where id = any ($1)', [
      [fresh, stale, device.userId],
    ]);
    expect(rows.map(({ id }) => id).sort()).toEqual([fresh, device.userId].sort());
  });
});
