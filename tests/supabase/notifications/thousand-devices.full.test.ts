import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findDeno } from '../../../supabase/embedded/functions/deno.ts';
import { functionEnv } from '../../../supabase/embedded/functions/function-env.ts';
import { exitOf, startFunctionProcess } from '../../../supabase/embedded/functions/function-process.ts';
import { IN_FLIGHT } from '../../../supabase/functions/_shared/notifications/deliver.ts';
import { testKeys } from '../../support/backend/test-keys.ts';
import {
  expireLeases,
  saveDevices,
  startNotificationFixture,
} from '../../support/notifications/notification-fixture.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

// Each takes two seconds; the timeout allows for a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const fixture = closeAfterAll(await startNotificationFixture());
const devices = Array.from({ length: 1000 }, () => fixture.host.subscribe(testKeys.vapidPublicKey));
await saveDevices(fixture.backend, await fixture.addMember(), devices);
afterEach(async () => {
  fixture.host.onRequest(null);
  for (const { kill } of started.splice(0)) await kill();
});

interface Sender {
  readonly call: (body: object, headers: Record<string, string>) => Promise<Response>;
  readonly kill: () => Promise<void>;
}
const started: Sender[] = [];

/** Starts a function in its own process, which the test can kill. */
function startFunction(name: string): Sender {
  const env = {
    ...functionEnv(testKeys, fixture.backend.url, `${ROOT}/node_modules/.cache/keiko-deno`),
    ...fixture.functionEnv,
  };
  const entry = `${ROOT}/supabase/functions/${name}/index.ts`;
  const { child, port } = startFunctionProcess({ deno: findDeno(), entry, root: ROOT, env, log: () => undefined });
  const sender: Sender = {
    call: async (body, headers) =>
      fetch(`http://127.0.0.1:${await port}/${name}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    kill: async () => {
      child.kill('SIGKILL');
      await exitOf(child);
    },
  };
  started.push(sender);
  return sender;
}

const bySecretKey = { apikey: testKeys.secretKey };

/** The number of devices by how many times they received the notification. */
function timesReceived(id: string): Readonly<Record<number, number>> {
  const times: Record<number, number> = {};
  for (const { endpoint } of devices) {
    const count = fixture.host.received(endpoint).filter(({ notification }) => notification?.tag === id).length;
    times[count] = (times[count] ?? 0) + 1;
  }
  return times;
}

const reachedOnce = { 1: 1000 };

describe('a thousand devices', () => {
  test('each receive a notification exactly once by one call', async () => {
    const notificationId = await fixture.addNotification();
    expect(await fixture.call('send-push-notification', { notificationId })).toMatchObject({ status: 200 });
    // The response is sent after ten seconds, before a busy machine has sent everything.
    await expect
      .poll(() => fixture.outcomeOf(notificationId), { timeout: 120_000 })
      .toEqual({ status: 'sent', delivered: 1000, failed: 0, removed: 0 });
    expect(timesReceived(notificationId)).toEqual(reachedOnce);
  });

  test('each receive it exactly once when the sender is killed twice while waiting for responses', async () => {
    const id = await fixture.addNotification();
    const before = fixture.host.requests();
    const first = startFunction('send-push-notification');
    const second = startFunction('dispatch-notifications');
    const headers = { authorization: `Bearer ${fixture.admin}` };
    const runs = [
      { sender: first, upTo: 4 * IN_FLIGHT, body: { notificationId: id }, headers },
      { sender: second, upTo: 9 * IN_FLIGHT, body: {}, headers: bySecretKey },
    ];
    for (const { sender, upTo, body, headers } of runs) {
      // From here on there is no response: the pushes in flight have arrived, but the sender does not know.
      fixture.host.onRequest((count) => (count - before > upTo ? new Promise(() => undefined) : undefined));
      const cut = sender.call(body, headers).catch(() => null);
      await expect.poll(() => fixture.host.requests() - before, { timeout: 120_000 }).toBe(upTo + IN_FLIGHT);
      await sender.kill();
      await cut;
      await expireLeases(fixture.backend);
    }
    fixture.host.onRequest(null);
    await fixture.dispatch();
    expect(timesReceived(id)).toEqual(reachedOnce);
    expect(await fixture.outcomeOf(id)).toEqual({
      status: 'sent',
      removed: 0,
      delivered: 1000 - 2 * IN_FLIGHT,
      failed: 2 * IN_FLIGHT,
    });
  });

  test('never receive it twice when the sender is killed, and missed ones count as failed', async () => {
    const id = await fixture.addNotification({ status: 'scheduled', at: new Date().toISOString() });
    for (const upTo of [237, 611]) {
      const before = fixture.host.requests();
      const sender = startFunction('dispatch-notifications');
      const killed = new Promise<void>((resolve) => {
        fixture.host.onRequest((count) => (count - before === upTo ? sender.kill().then(resolve) : undefined));
      });
      await expect(sender.call({}, bySecretKey)).rejects.toThrow();
      await killed;
      await expireLeases(fixture.backend);
    }
    fixture.host.onRequest(null);
    await fixture.dispatch();
    const { 0: missed = 0, 1: once = 0, ...twice } = timesReceived(id);
    expect(twice).toEqual({});
    expect(missed).toBeLessThan(2 * IN_FLIGHT);
    const outcome = await fixture.outcomeOf(id);
    expect(outcome).toMatchObject({ status: 'sent', removed: 0 });
    expect(Number(outcome?.delivered)).toBeLessThanOrEqual(once);
    expect(Number(outcome?.delivered) + Number(outcome?.failed)).toBe(1000);
  });
});
