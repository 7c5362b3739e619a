import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { addDevice, type Device, pushed } from '../../support/backend/exchange.ts';

let backend: TestBackend;
let device: Device;
beforeAll(async () => {
  backend = await startTestBackend();
  device = await addDevice(backend);
});
afterAll(() => backend.close());

const kata = () => pushed('kata_forms', randomUUID(), { zou: '橋', ishiki: '足の裏' });

describe('without Realtime', () => {
  test('a push succeeds without a poke', async () => {
    expect(await device.push(kata())).toEqual(['ok']);
  });
});

describe('with Realtime', () => {
  beforeAll(() =>
    backend.sql(`do $$ begin
      create schema realtime;
      create table realtime.messages (n bigint generated always as identity, payload jsonb, event text, topic text, private boolean);
      create function realtime.send(payload jsonb, event text, topic text, private boolean) returns void
        language sql as 'insert into realtime.messages (payload, event, topic, private) values ($1, $2, $3, $4)';
    end $$`),
  );
  beforeEach(() => backend.sql('truncate realtime.messages'));

  const broadcasts = () => backend.sql('select payload, event, topic, private from realtime.messages order by n');

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
    await backend.sql('truncate realtime.messages');
    await other.send();
    await device.send();
    expect(await broadcasts()).toEqual([]);

    await other.push(kata());
    expect((await broadcasts()).map(({ topic }) => topic)).toEqual([`member:${other.userId}`]);
  });

  test('a failed broadcast does not fail the push', async () => {
    await backend.sql(`create or replace function realtime.send(payload jsonb, event text, topic text, private boolean)
      returns void language plpgsql as $$ begin raise exception 'no partition'; end $$`);
    expect(await device.push(kata())).toEqual(['ok']);
  });

  test('the channel policy is created once Realtime has its tables', async () => {
    await backend.sql(`create function realtime.topic() returns text language sql as $$ select 'member:x' $$`);
    await backend.sql('alter table realtime.messages enable row level security');
    for (let n = 0; n < 2; n += 1) await backend.sql('select private.create_live_channel_policy()');
    expect(
      await backend.sql(`select policyname, cmd, roles::text from pg_policies where schemaname = 'realtime'`),
    ).toEqual([{ policyname: 'member_channel_select', cmd: 'SELECT', roles: '{authenticated}' }]);
  });

  test('members cannot send pokes', async () => {
    await expect(backend.asMember(device.userId, 'select private.poke($1, 5)', [device.userId])).rejects.toThrow(
      /permission denied/,
    );
  });
});
