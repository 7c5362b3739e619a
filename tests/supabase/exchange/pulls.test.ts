import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { ROW_SCHEMA } from '../../../sync/model/row-schema.ts';
import type { WireRow } from '../../../sync/protocol/sync-exchange.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, type Device, outcomes, pushed } from '../../support/backend/exchange.ts';
import { practised } from '../../support/backend/practised.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

let device: Device;

const backend = closeAfterAll(await startTestBackend());
await backend.setNow('2026-11-20T03:00:00Z');
beforeEach(async () => {
  device = await addDevice(backend);
});

const kata = () => pushed('kata_forms', randomUUID(), { zou: '橋', ishiki: '渡る' });
const session = () => pushed('training_sessions', randomUUID(), practised);

async function pullAll(limit: number) {
  const rows: WireRow[] = [];
  let since = 0;
  let { epoch } = await device.send();
  for (let page = 0; page < 100; page += 1) {
    const response = await device.send({ since, limit, epoch });
    expect(response.rows.length).toBeLessThanOrEqual(limit);
    expect(response.cursor).toBeGreaterThanOrEqual(since);
    rows.push(...response.rows);
    ({ cursor: since, epoch } = response);
    if (!response.more) return { rows, cursor: since };
  }
  throw new Error('Cannot pull everything within 100 pages');
}

describe('a pull', () => {
  test.each([1, 2, 3, 7, 2000])('in pages of %i returns every row once, in the order of revisions', async (limit) => {
    await device.push(kata(), session(), kata(), session(), kata(), session(), kata());
    const fullPull = await device.send();
    const paged = await pullAll(limit);
    expect(paged.rows).toEqual(fullPull.rows);
    expect(paged.cursor).toBe(fullPull.cursor);
    const revisions = paged.rows.map((row) => row.rev);
    expect(revisions).toEqual([...revisions].sort((a, b) => a - b));
    expect(new Set(revisions).size).toBe(8);
  });

  test('of the largest rows ends its pages at some megabytes, and returns every row once', {
    timeout: 60_000,
  }, async () => {
    await backend.sql(
      `insert into public.notes (user_id, rev, id, text)
       select $1, 10 + n, gen_random_uuid(), repeat('𠮟', 2000) from generate_series(1, 1000) n`,
      [device.userId],
    );
    await backend.sql('update private.member_revisions set rev = 1010 where user_id = $1', [device.userId]);
    const first = await device.send({ limit: 2000 });
    expect(first.more).toBe(true);
    expect(Buffer.byteLength(JSON.stringify(first))).toBeLessThan(1024 * 1024 + 16_384);
    const { rows, cursor } = await pullAll(2000);
    expect(cursor).toBe(1010);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1001);
  });

  test('of a new device has all rows of home in the first of several pages, and says how many rows there are', async () => {
    const day = pushed('login_records', '2026-11-20', { kind: 'login', claimed_at: '2026-11-20T01:00:00.000Z' });
    const setting = pushed('member_settings', 'guide', { entries: { closed: 1 } });
    expect(await device.push(kata(), kata(), kata(), day, setting)).toEqual(Array(5).fill('ok'));
    const first = await device.send({ limit: 2 });
    const [, , ...early] = first.rows;
    expect(first).toMatchObject({ more: true, total_rows: 6, cursor: first.rows[1]?.rev });
    expect(early.map(({ collection }) => collection)).toEqual(['profiles', 'login_records']);
    const fullPull = await device.send();
    expect(fullPull.total_rows).toBeUndefined();
    expect(fullPull.rows).toEqual(expect.arrayContaining(early));
    expect(await device.send({ limit: 2, epoch: first.epoch })).toMatchObject({
      total_rows: 6,
      rows: first.rows.slice(0, 2),
    });
    const next = await device.send({ limit: 2, epoch: first.epoch, since: first.cursor });
    expect(next.rows).toHaveLength(2);
    expect(next.total_rows).toBeUndefined();
  });

  test('has early rows of the member alone', async () => {
    const day = pushed('login_records', '2026-11-20', { kind: 'login', claimed_at: '2026-11-20T01:00:00.000Z' });
    await (await addDevice(backend)).push(kata(), day);
    await device.push(kata());
    const first = await device.send({ limit: 1 });
    expect(first.total_rows).toBe(2);
    expect(first.rows.every((row) => row.collection !== 'login_records')).toBe(true);
  });

  test('asks for a longer wait only while the operator sheds load', async () => {
    expect(await device.send()).not.toHaveProperty('poll_after');
    await backend.sql('update private.project set poll_after = 900');
    expect(await device.send()).toMatchObject({ poll_after: 900 });
    await expect(backend.sql('update private.project set poll_after = 3601')).rejects.toThrow('poll_after');
    await backend.sql('update private.project set poll_after = 0');
    expect(await device.send()).not.toHaveProperty('poll_after');
  });

  test('after the cursor returns only what has changed', async () => {
    await device.push(kata(), session());
    const { epoch, cursor } = await device.send();
    expect(await device.send({ epoch, since: cursor })).toMatchObject({ rows: [], more: false, cursor });
    const row = kata();
    await device.push(row);
    expect((await device.send({ epoch, since: cursor })).rows).toMatchObject([{ id: row.id }]);
  });

  test('omits only rows that the same request stored as sent', async () => {
    const [keptKata, clash] = [kata(), kata()];
    await device.push(clash);
    const { epoch, cursor } = await device.send();
    const response = await device.send({
      epoch,
      since: cursor,
      push: [keptKata, { ...clash, mutation_id: randomUUID() }, session()],
    });
    expect(outcomes(response)).toEqual(['ok', 'merged', 'ok']);
    expect(response.rows).toMatchObject([{ id: clash.id }]);
  });

  test('returns the profile when a pushed login changes its numbers', async () => {
    const { epoch, cursor } = await device.send();
    const push = [pushed('login_records', '2026-11-20', { kind: 'login', claimed_at: '2026-11-20T01:00:00.000Z' })];
    const response = await device.send({ epoch, since: cursor, push });
    expect(response.rows).toMatchObject([{ collection: 'profiles', total_logins: 1 }]);
  });

  test('continues after a page that contains only acknowledged rows', async () => {
    const { epoch, cursor } = await device.send();
    const response = await device.send({ epoch, since: cursor, limit: 2, push: [kata(), kata(), session()] });
    expect(response).toMatchObject({ more: true, rows: [] });
    expect((await device.send({ epoch, since: response.cursor })).rows).toMatchObject([
      { collection: 'training_sessions' },
    ]);
  });

  test('returns rows written outside the exchange', async () => {
    const { epoch, cursor } = await device.send();
    await backend.asMember(device.userId, 'update public.users set bio = $1', ['別の画面から']);
    const response = await device.send({ epoch, since: cursor });
    expect(response.rows).toMatchObject([{ collection: 'profiles', bio: '別の画面から' }]);
  });

  test('is not affected by writes of other members', async () => {
    const before = await device.send();
    await (await addDevice(backend)).push(kata(), session());
    expect((await device.send()).rows).toEqual(before.rows);
  });

  test.each([0, ROW_SCHEMA + 1])(
    'of a build with the row schema %i names the served ones and stores nothing',
    async (schema) => {
      const row = kata();
      const response = await device.send({ schema, push: [row] });
      expect(response).toMatchObject({
        min_schema: 1,
        max_schema: ROW_SCHEMA,
        results: [],
        rows: [],
        cursor: 0,
        more: false,
      });
      expect(await device.row('kata_forms', row.id)).toBeUndefined();
    },
  );
});
