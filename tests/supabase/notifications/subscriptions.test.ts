import { randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { columnsOf } from '../../../sync/model/columns.ts';
import { limits } from '../../../sync/model/limits.ts';
import type { SavePushSubscription } from '../../../sync/model/notifications/device-subscription.contract.ts';
import { parseReminder, SavedSubscription } from '../../../sync/model/notifications/test-notification.contract.ts';
import { readAs } from '../../../sync/model/read-as.ts';
import { readAnswer, startTestBackend } from '../../support/backend/backend.ts';
import { signToken } from '../../support/backend/member-token.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

let member: { readonly id: string; readonly token: string };
let other: typeof member;

const backend = closeAfterAll(await startTestBackend());
beforeEach(async () => {
  await backend.setNow('2026-11-21T03:00:00Z');
  [member, other] = [await addMember(), await addMember()];
});

async function addMember() {
  const id = randomUUID();
  await backend.sql('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.com`]);
  return { id, token: signToken({ sub: id }) };
}

const sendRequest = async (path: string, { token }: typeof member, body?: object) =>
  readAnswer(await backend.call(`/rest/v1/${path}`, { token, body }));

/** A browser's subscription with random keys. */
const subscription = (): SavePushSubscription => ({
  p_endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
  p_p256dh: Buffer.concat([Buffer.of(4), randomBytes(64)]).toString('base64url'),
  p_auth: randomBytes(16).toString('base64url'),
});

const save = (args: SavePushSubscription, who = member) => sendRequest('rpc/save_push_subscription', who, args);

async function endpointsOf(who: typeof member): Promise<readonly string[]> {
  const rows = readAs(
    v.array(SavedSubscription),
    (await sendRequest(`push_subscriptions?select=${columnsOf(SavedSubscription)}`, who)).body,
  );
  return rows?.map(({ endpoint }) => endpoint) ?? [];
}

describe('a subscription', () => {
  test('is stored once per device and readable by its member only', async () => {
    const device = subscription();
    expect((await save(device)).status).toBe(204);
    expect((await save({ ...device, p_auth: subscription().p_auth })).status).toBe(204);
    expect(await endpointsOf(member)).toEqual([device.p_endpoint]);
    expect(await endpointsOf(other)).toEqual([]);
  });

  test('replaces the device’s earlier one and keeps its row', async () => {
    const [before, after] = [subscription(), subscription()];
    const rowId = () =>
      backend.sql('select id from public.push_subscriptions where user_id = $1', [member.id]).then(([row]) => row);
    await save(before);
    const row = await rowId();
    await save({ ...after, p_replaces: before.p_endpoint });
    expect(await endpointsOf(member)).toEqual([after.p_endpoint]);
    expect(await rowId()).toEqual(row);
    await save({ ...before, p_replaces: null });
    await save({ ...after, p_replaces: before.p_endpoint });
    expect(await endpointsOf(member)).toEqual([after.p_endpoint]);
  });

  test('does not replace another member’s', async () => {
    const theirs = subscription();
    await save(theirs, other);
    await save({ ...subscription(), p_replaces: theirs.p_endpoint });
    expect(await endpointsOf(other)).toEqual([theirs.p_endpoint]);
  });

  test('moves to another member of the same device when the auth secret matches', async () => {
    const device = subscription();
    await save(device, other);
    expect(await save({ ...device, p_auth: subscription().p_auth })).toMatchObject({
      status: 400,
      body: { message: 'invalid_key' },
    });
    expect(await endpointsOf(other)).toEqual([device.p_endpoint]);
    expect((await save(device)).status).toBe(204);
    expect([await endpointsOf(member), await endpointsOf(other)]).toEqual([[device.p_endpoint], []]);
  });

  test('is limited per member; the least recently used one is deleted', async () => {
    const all = Array.from({ length: limits.devices_max + 1 }, subscription);
    for (const [minute, device] of all.entries()) {
      await backend.setNow(new Date(Date.parse('2026-11-21T03:00:00Z') + minute * 60_000).toISOString());
      await save(device);
    }
    const endpoints = await endpointsOf(member);
    expect(new Set(endpoints)).toEqual(new Set(all.slice(1).map(({ p_endpoint }) => p_endpoint)));
  });

  test('can be deleted by its member only', async () => {
    const { p_endpoint, ...keys } = subscription();
    await save({ p_endpoint, ...keys });
    expect((await sendRequest('rpc/delete_push_subscription', other, { p_endpoint })).status).toBe(204);
    expect(await endpointsOf(member)).toEqual([p_endpoint]);
    expect((await sendRequest('rpc/delete_push_subscription', member, { p_endpoint })).status).toBe(204);
    expect(await endpointsOf(member)).toEqual([]);
  });

  test.each([
    ['http', 'http://fcm.googleapis.com/x'],
    ['another port', 'https://fcm.googleapis.com:8443/x'],
    ['a user', 'https://fcm.googleapis.com@127.0.0.1/x'],
    ['a user and a password', 'https://a:b@fcm.googleapis.com/x'],
    ['an IPv4 address', 'https://127.0.0.1/x'],
    ['the cloud metadata address', 'https://169.254.169.254/latest/meta-data'],
    ['a decimal IPv4 address', 'https://2130706433/x'],
    ['a hexadecimal IPv4 address', 'https://0x7f.0x0.0x0.0x1/x'],
    ['an IPv6 address', 'https://[::1]/x'],
    ['a name without a dot', 'https://localhost/x'],
    ['a backslash', 'https://fcm.googleapis.com\\@evil.example/x'],
    ['a space', 'https://fcm.googleapis.com/a b'],
    ['a fragment', 'https://fcm.googleapis.com/x#y'],
    ['no path', 'https://fcm.googleapis.com'],
    ['more than 2000 characters', `https://fcm.googleapis.com/${'x'.repeat(2000)}`],
    ['nothing', ''],
  ])('with %s in its endpoint is rejected', async (_what, p_endpoint) => {
    const { status, body } = await save({ ...subscription(), p_endpoint });
    expect([status, body]).toMatchObject([400, { message: 'invalid_endpoint' }]);
  });

  test.each([
    ['a short key', { p_p256dh: 'BAAA' }],
    ['a compressed point', { p_p256dh: `C${'A'.repeat(86)}` }],
    ['no key', { p_p256dh: '' }],
    ['a long secret', { p_auth: 'A'.repeat(23) }],
    ['padding', { p_auth: `${'A'.repeat(22)}==` }],
  ])('with %s is rejected', async (_what, keys) => {
    const { status, body } = await save({ ...subscription(), ...keys });
    expect([status, body]).toMatchObject([400, { message: 'invalid_key' }]);
  });
});

describe('a reminder', () => {
  const read = async (who = member) =>
    parseReminder((await sendRequest('rpc/read_own_rows', who, { p_table: 'reminders', p_offset: 0 })).body);

  test('is set, changed, turned off and read by its member only', async () => {
    expect(await read()).toBeNull();
    for (const at of ['07:30', '23:59', '00:00']) {
      expect((await sendRequest('rpc/set_reminder', member, { p_at: at })).status).toBe(204);
      expect([await read(), await read(other)]).toEqual([at, null]);
    }
    expect((await sendRequest('rpc/set_reminder', member, { p_at: null })).status).toBe(204);
    expect(await read()).toBeNull();
  });

  test.each(['24:00', '7:30', '07:60', '07:30:00', '朝', ''])('at %j is rejected', async (p_at) => {
    const { status, body } = await sendRequest('rpc/set_reminder', member, { p_at });
    expect([status, body]).toMatchObject([400, { message: 'invalid_time' }]);
  });
});

describe('a test push', () => {
  test('is limited to five in ten minutes, for the member’s own device', async () => {
    const device = subscription();
    const { p_endpoint } = device;
    await save(device);
    const begin = (who = member) => sendRequest('rpc/begin_test_notification', who, { p_endpoint });
    expect((await begin(other)).body).toBeNull();
    for (let time = 0; time < 5; time += 1) {
      await backend.setNow(`2026-11-21T03:0${time}:00Z`);
      expect((await begin()).body).toEqual({ endpoint: p_endpoint, p256dh: device.p_p256dh, auth: device.p_auth });
    }
    expect((await begin()).body).toEqual({ wait: 360 });
    await backend.setNow('2026-11-21T03:10:00Z');
    expect((await begin()).body).toMatchObject({ endpoint: p_endpoint });
  });
});
