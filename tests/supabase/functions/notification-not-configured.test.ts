import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { handleDispatch } from '../../../supabase/functions/dispatch-notifications/handler.ts';
import { handleSendNotification } from '../../../supabase/functions/send-push-notification/handler.ts';
import { handleTestNotification } from '../../../supabase/functions/send-test-notification/handler.ts';
import { fakeDatabase, functionDeps } from '../../support/backend/function-deps.ts';
import { signToken } from '../../support/backend/member-token.ts';

const NOW = Date.parse('2026-11-21T03:00:00Z');
const neverCalled = async () => expect.unreachable('nothing may start');
const notificationDeps = {
  sender: null,
  calls: {
    begin: neverCalled,
    beginDue: neverCalled,
    planReminders: neverCalled,
    lease: neverCalled,
    record: neverCalled,
    finish: neverCalled,
  },
  budget: () => ({ maxNotifications: 300, until: NOW + 1000 }),
  home: 'https://keiko.example/',
  now: () => NOW,
  sleep: async () => undefined,
};
const claims = { sub: randomUUID(), session_id: randomUUID(), exp: NOW / 1000 + 60 };
const post = (name: string, body: object, headers: Record<string, string> = {}) =>
  new Request(`https://x.supabase.co/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${signToken(claims)}`, ...headers },
    body: JSON.stringify(body),
  });

describe('without VAPID keys', () => {
  const logged: string[] = [];
  const deps = { ...functionDeps(NOW, logged), ...notificationDeps };

  test('nothing is claimed, counted or sent, and the response has the error code', async () => {
    const responses = [
      await handleSendNotification(post('send-push-notification', { notificationId: randomUUID() }), {
        ...deps,
        asMember: () => fakeDatabase({ admin_session_expires_at: () => 'later' }),
        waitUntil: () => undefined,
      }),
      await handleTestNotification(post('send-test-notification', { endpoint: 'https://fcm.googleapis.com/x' }), {
        ...deps,
      }),
      await handleDispatch(post('dispatch-notifications', {}, { apikey: 'secret' }), {
        ...deps,
        secretKeys: ['secret'],
      }),
    ];
    for (const response of responses) {
      expect([response.status, await response.json()]).toEqual([424, { success: false, error: 'push_not_configured' }]);
    }
    expect(logged).toEqual([]);
  });
});

describe('dispatch-notifications', () => {
  test('accepts every secret key of the project, for rotation', async () => {
    const deps = { ...functionDeps(NOW, []), ...notificationDeps, secretKeys: ['old', 'new'] };
    const call = async (apikey: string) =>
      (await handleDispatch(post('dispatch-notifications', {}, { apikey }), deps)).status;
    expect([await call('old'), await call('new'), await call('other'), await call('')]).toEqual([424, 424, 401, 401]);
  });
});

describe('send-push-notification', () => {
  test('responds after ten seconds with the counts so far and continues in the background', async () => {
    const outcome = { status: 'sending', delivered: 3, failed: 0, removed: 0 } as const;
    const work: Promise<unknown>[] = [];
    let resume: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      resume = resolve;
    });
    const response = await handleSendNotification(post('send-push-notification', { notificationId: randomUUID() }), {
      ...functionDeps(NOW, []),
      ...notificationDeps,
      sender: { publicKey: '', encrypt: () => async () => ({ outcome: 'delivered' }) },
      calls: {
        ...notificationDeps.calls,
        begin: async (id) => ({ id, title: '稽古', message: '今から' }),
        lease: () => released.then(() => ({ deliveries: [], next: null })),
        finish: async () => outcome,
      },
      asMember: () => fakeDatabase({ admin_session_expires_at: () => 'later' }),
      waitUntil: (promise) => work.push(promise),
    });
    expect([response.status, await response.json()]).toEqual([200, { success: true, ...outcome }]);
    expect(work).toHaveLength(1);
    resume();
    await Promise.all(work);
  });
});
