import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, type Device, pushed } from '../../support/backend/exchange.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

let device: Device;

const backend = closeAfterAll(await startTestBackend());
beforeEach(async () => {
  await backend.setNow('2026-11-20T03:00:00Z');
  await backend.sql('select private.expect_new_history(0)');
  await promote();
  device = await addDevice(backend);
});

const kata = () => pushed('kata_forms', randomUUID(), { zou: '橋', ishiki: '渡る' });

/** The database continues another history from here, as a promoted standby does. */
async function promote() {
  const history = randomUUID();
  await backend.sql(
    `create or replace function private.history() returns text language sql stable return '${history}'`,
  );
}

async function revisions() {
  const [row] = await backend.sql<{ rev: string; ended_revs: string[] }>(
    'select rev, ended_revs from private.member_revisions where user_id = $1',
    [device.userId],
  );
  return { rev: Number(row?.rev), endedRevs: row?.ended_revs.map(Number) };
}

test('the database names its history', async () => {
  const fresh = await startTestBackend();
  const [row] = await fresh.sql<{ history: string }>('select private.history() as history');
  await fresh.close();
  expect(row?.history).toMatch(/^\d+\/0000000\d$/);
});

describe('in another history', () => {
  test('a member’s first exchange begins a new epoch, whose known revision is the last one before', async () => {
    await device.push(kata());
    const before = await device.send();
    await promote();
    const response = await device.send({ epoch: before.epoch, since: before.cursor });
    expect(response).toMatchObject({ reset: { known_rev: before.cursor, causes: ['restored'] } });
    const again = await device.send({ epoch: response.epoch, since: before.cursor });
    expect(again).toMatchObject({ epoch: response.epoch, rows: [] });
    expect(again.reset).toBeUndefined();
  });

  test('the epoch begins before a revision is assigned, whoever writes first', async () => {
    const before = await device.send();
    await promote();
    await backend.sql('select private.allot_revisions($1, 5)', [device.userId]);
    expect(await revisions()).toEqual({ rev: before.cursor + 5, endedRevs: [before.cursor] });
    const response = await device.send({ epoch: before.epoch, since: before.cursor });
    expect(response.reset).toEqual({ known_rev: before.cursor, causes: ['restored'] });
  });

  test('a device without rows just pulls', async () => {
    await promote();
    expect((await device.send()).reset).toBeUndefined();
  });

  test('the epochs of others stay until they come', async () => {
    const other = await addDevice(backend);
    const before = await other.send();
    await promote();
    await device.push(kata());
    const response = await other.send({ epoch: before.epoch, since: before.cursor });
    expect(response.reset).toEqual({ known_rev: before.cursor, causes: ['restored'] });
  });

  test('nothing happens within the hours for which the operator expects it', async () => {
    const before = await device.send();
    const versions = await backend.sql('select name, version from public.published_content order by name');
    await backend.sql('select private.expect_new_history(2)');
    await promote();
    const response = await device.send({ epoch: before.epoch, since: before.cursor });
    expect(response).toMatchObject({ epoch: before.epoch });
    await backend.setNow('2026-11-20T06:00:00Z');
    expect(await device.send({ epoch: before.epoch, since: before.cursor })).toMatchObject({ epoch: before.epoch });
    expect(await backend.sql('select name, version from public.published_content order by name')).toEqual(versions);
  });

  test('a server that refuses to name its history is not another one', async () => {
    const before = await device.send();
    await backend.sql('create or replace function private.history() returns text language sql stable return null');
    expect(await device.send({ epoch: before.epoch, since: before.cursor })).toMatchObject({ epoch: before.epoch });
  });

  test('content that was published in the lost part is not taken for what is published now', async () => {
    const version = async () => (await device.send()).published_versions?.notices ?? Number.NaN;
    const before = await version();
    await promote();
    expect(await version()).toBeGreaterThanOrEqual(before + 1_000_000);
    const raised = await version();
    expect(await version()).toBe(raised);
  });

  test('a notification that was being sent is closed, and one that was due waits for the operator', async () => {
    const insert = (status: string, at: string | null) =>
      backend.sql<{ id: string }>(
        `insert into public.admin_notifications (id, title, message, target_type, created_by, status, scheduled_at, begun_at)
         values (gen_random_uuid(), '稽古', '今から', 'all', '花子', $1, $2, $2) returning id`,
        [status, at],
      );
    const [sending] = await insert('sending', null);
    const [due] = await insert('scheduled', '2026-11-20T02:59:00Z');
    await promote();
    expect(await backend.sql('select public.begin_due_notifications() as sending')).toEqual([{ sending: [] }]);
    const stored = await backend.sql(
      'select status, returned_because from public.admin_notifications where id = any ($1)',
      [[sending?.id, due?.id]],
    );
    expect(stored).toEqual(
      expect.arrayContaining([
        { status: 'sent', returned_because: null },
        { status: 'draft', returned_because: 'restored' },
      ]),
    );
  });
});
