import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, pushed } from '../../support/backend/exchange.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const backend = closeAfterAll(await startTestBackend());
const device = await addDevice(backend);

const kata = () => pushed('kata_forms', randomUUID(), { zou: '橋', ishiki: '足の裏' });

/** Stores the broadcasts instead of sending them. */
const SENDER = `create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
  returns void language sql as 'insert into public.broadcasts (payload, event, topic, private) values ($1, $2, $3, $4)'`;

describe('with Realtime', () => {
  beforeAll(async () => {
    await backend.sql(`create table public.broadcasts (n bigint generated always as identity, payload jsonb, event text,
      topic text, private boolean)`);
    await backend.sql(SENDER);
  });
  beforeEach(() => backend.sql('truncate public.broadcasts'));

  const broadcasts = () => backend.sql('select payload, event, topic, private from public.broadcasts order by n');

  test("a push broadcasts the new revision on the member's private channel once", async () => {
    expect(await device.push(kata(), kata())).toEqual(['ok', 'ok']);
    const { cursor } = await device.send();
    expect(await broadcasts()).toEqual([
      { payload: { rev: cursor }, event: 'rev', topic: `member:${device.userId}`, private: true },
    ]);
  });

  test('a change by the operator is broadcast', async () => {
    await backend.sql(`update public.users set bio = 'from the office' where id = $1`, [device.userId]);
    const { cursor } = await device.send();
    expect((await broadcasts()).map(({ payload }) => payload)).toEqual([{ rev: cursor }]);
  });

  test('a pull is not broadcast, and a push only to its own member', async () => {
    const other = await addDevice(backend);
    await backend.sql('truncate public.broadcasts');
    await other.send();
    await device.send();
    expect(await broadcasts()).toEqual([]);

    await other.push(kata());
    expect((await broadcasts()).map(({ topic }) => topic)).toEqual([`member:${other.userId}`]);
  });

  test('a failed broadcast does not fail the push', async () => {
    await backend.sql(`create or replace function realtime.send(payload jsonb, event text, topic text,
      private boolean default true) returns void language plpgsql as $$ begin raise exception 'no partition'; end $$`);
    expect(await device.push(kata())).toEqual(['ok']);
  });

  test('the channel policy is created once', async () => {
    for (let n = 0; n < 2; n += 1) await backend.sql('select private.create_live_channel_policy()');
    expect(
      await backend.sql(`select policyname, cmd, roles::text from pg_policies where schemaname = 'realtime'`),
    ).toEqual([{ policyname: 'member_channel_select', cmd: 'SELECT', roles: '{authenticated}' }]);
  });

  test('members cannot send pokes', async () => {
    await expect(backend.asMember(device.userId, 'select private.poke()')).rejects.toThrow(/permission denied/);
  });
});

describe('without Realtime', () => {
  test('a push succeeds without a poke', async () => {
    await backend.sql('drop schema realtime cascade');
    expect(await device.push(kata())).toEqual(['ok']);
  });
});
