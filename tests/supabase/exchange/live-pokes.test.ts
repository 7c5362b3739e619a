import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../../support/backend.ts';
import { addDevice, type Device, pushed } from '../../support/exchange.ts';

let backend: TestBackend;
let device: Device;
beforeAll(async () => {
  backend = await startTestBackend();
  device = await addDevice(backend);
});
afterAll(() => backend.close());

const kata = () => pushed('kata_forms', randomUUID(), { zou: '橋', ishiki: '足の裏' });

describe('live pokes without Realtime', () => {
  test('stay silent and let the write through', async () => {
    expect(await device.push(kata())).toEqual(['ok']);
  });
});

describe('live pokes with Realtime', () => {
  beforeAll(() =>
    backend.sql(`do $$ begin
      create schema realtime;
      create table realtime.messages (n bigint generated always as identity, payload jsonb, event text, topic text, private boolean);
      create function realtime.send(payload jsonb, event text, topic text, private boolean) returns void
        language sql as 'insert into realtime.messages (payload, event, topic, private) values ($1, $2, $3, $4)';
    end $$`),
  );
  beforeEach(() => backend.sql('truncate realtime.messages'));

  const calls = () => backend.sql('select payload, event, topic, private from realtime.messages order by n');

  test("call the new revision out on the member's private channel, once for a batch", async () => {
    expect(await device.push(kata(), kata())).toEqual(['ok', 'ok']);
    const { cursor } = await device.ask();
    expect(await calls()).toEqual([
      { payload: { rev: cursor }, event: 'rev', topic: `member:${device.userId}`, private: true },
    ]);
  });

  test('call out what the operator changes', async () => {
    await backend.sql(`update public.users set bio = 'from the office' where id = $1`, [device.userId]);
    const { cursor } = await device.ask();
    expect((await calls()).map(({ payload }) => payload)).toEqual([{ rev: cursor }]);
  });

  test('stay silent when a device only pulls, and for other members', async () => {
    const other = await addDevice(backend);
    await backend.sql('truncate realtime.messages');
    await other.ask();
    await device.ask();
    expect(await calls()).toEqual([]);

    await other.push(kata());
    expect((await calls()).map(({ topic }) => topic)).toEqual([`member:${other.userId}`]);
  });

  test('that fail cost nobody a write', async () => {
    await backend.sql(`create or replace function realtime.send(payload jsonb, event text, topic text, private boolean)
      returns void language plpgsql as $$ begin raise exception 'no partition'; end $$`);
    expect(await device.push(kata())).toEqual(['ok']);
  });

  test('may be listened to on the own channel, once Realtime has its tables', async () => {
    await backend.sql(`create function realtime.topic() returns text language sql as $$ select 'member:x' $$`);
    await backend.sql('alter table realtime.messages enable row level security');
    for (let n = 0; n < 2; n += 1) await backend.sql('select private.create_live_channel_policy()');
    expect(
      await backend.sql(`select policyname, cmd, roles::text from pg_policies where schemaname = 'realtime'`),
    ).toEqual([{ policyname: 'member_channel_select', cmd: 'SELECT', roles: '{authenticated}' }]);
  });

  test('are not for members to send', async () => {
    await expect(backend.asMember(device.userId, 'select private.poke($1, 5)', [device.userId])).rejects.toThrow(
      /permission denied/,
    );
  });
});
