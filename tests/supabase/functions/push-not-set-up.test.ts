import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { handleDispatch } from '../../../supabase/functions/dispatch-notifications/handler.ts';
import { handleSendNotification } from '../../../supabase/functions/send-push-notification/handler.ts';
import { handleTestPush } from '../../../supabase/functions/send-test-push/handler.ts';
import { functionDeps } from '../../support/function-deps.ts';
import { signToken } from '../../support/member-token.ts';

const NOW = Date.parse('2026-11-21T03:00:00Z');
const unasked = async () => expect.unreachable('nothing may be begun');
const sending = {
  sender: null,
  calls: {
    begin: unasked,
    beginDue: unasked,
    planReminders: unasked,
    take: unasked,
    note: () => unasked,
    finish: unasked,
  },
  allowance: () => ({ most: 300, until: NOW + 1000 }),
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
  const deps = { ...functionDeps(NOW, logged), ...sending };

  test('nothing is claimed, counted or sent, and the answer says why', async () => {
    const answers = [
      await handleSendNotification(post('send-push-notification', { notificationId: randomUUID() }), {
        ...deps,
        isAdminSession: async () => true,
        waitUntil: () => undefined,
      }),
      await handleTestPush(post('send-test-push', { endpoint: 'https://fcm.googleapis.com/x' }), {
        ...deps,
        beginTest: unasked,
        forget: unasked,
      }),
      await handleDispatch(post('dispatch-notifications', {}, { apikey: 'secret' }), {
        ...deps,
        secretKeys: ['secret'],
      }),
    ];
    for (const answer of answers) {
      expect([answer.status, await answer.json()]).toEqual([424, { success: false, error: 'push_not_set_up' }]);
    }
    expect(logged).toEqual([]);
  });
});

describe('dispatch-notifications', () => {
  test('opens to each secret key of the project, since one may be taking the place of another', async () => {
    const deps = { ...functionDeps(NOW, []), ...sending, secretKeys: ['old', 'new'] };
    const ask = async (apikey: string) =>
      (await handleDispatch(post('dispatch-notifications', {}, { apikey }), deps)).status;
    expect([await ask('old'), await ask('new'), await ask('other'), await ask('')]).toEqual([424, 424, 401, 401]);
  });
});

describe('send-push-notification', () => {
  test('answers after ten seconds with what there is, and goes on behind the answer', async () => {
    const outcome = { status: 'sending', delivered: 3, failed: 0, removed: 0 } as const;
    const work: Promise<unknown>[] = [];
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const answer = await handleSendNotification(post('send-push-notification', { notificationId: randomUUID() }), {
      ...functionDeps(NOW, []),
      ...sending,
      sender: { seal: () => async () => ({ outcome: 'delivered' }) },
      calls: {
        ...sending.calls,
        begin: async (id) => ({ id, title: '稽古', message: '今から' }),
        take: () => held.then(() => ({ deliveries: [], next: null })),
        finish: async () => outcome,
      },
      isAdminSession: async () => true,
      waitUntil: (promise) => work.push(promise),
    });
    expect([answer.status, await answer.json()]).toEqual([200, { success: true, ...outcome }]);
    expect(work).toHaveLength(1);
    goOn();
    await Promise.all(work);
  });
});
