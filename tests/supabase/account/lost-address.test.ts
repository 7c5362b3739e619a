import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { exchange, exchangeRequest } from '../../support/backend/exchange.ts';

const PASSWORD = 'secret1';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const call = (path: string, body: object) =>
  fetch(`${backend.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: backend.keys.publishableKey },
    body: JSON.stringify(body),
  });
const statusOf = async (response: Promise<Response>) => (await response).status;
const logIn = (email: string) => statusOf(call('token?grant_type=password', { email, password: PASSWORD }));
const subjectsTo = (email: string) => backend.mails().flatMap(({ to, subject }) => (to === email ? [subject] : []));

/** The token of the newest mailed link. */
function lastToken(email: string): string {
  const mail = backend.mails().find(({ to }) => to === email);
  return /[#&]token_hash=(\w+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** The change of an address as the auth server stores it for the operator, and the operator's call. */
async function moveMember(from: string, to: string) {
  await backend.sql('update auth.users set email = $2 where email = $1', [from, to]);
  return backend.sql<{ ended: number }>('select private.end_sign_ins(id) as ended from auth.users where email = $1', [
    to,
  ]);
}

async function addMember() {
  const email = `${randomUUID()}@example.com`;
  return { email, next: `${randomUUID()}@example.com`, ...(await backend.signUpConfirmed(email, PASSWORD, '花子')) };
}

describe('a lost address', () => {
  test('is replaced by the operator, and every sign-in ends', async () => {
    const { email, next, accessToken, refreshToken } = await addMember();
    expect(await logIn(email)).toBe(200);
    const mails = backend.mails().length;

    expect(await moveMember(email, next)).toEqual([{ ended: 2 }]);
    expect((await exchange(backend, accessToken, exchangeRequest())).status).toBe(401);
    expect(await statusOf(call('token?grant_type=refresh_token', { refresh_token: refreshToken }))).toBe(400);
    expect([await logIn(email), await logIn(next)]).toEqual([400, 200]);
    expect(backend.mails()).toHaveLength(mails);
  });

  test('brings no link that was mailed before back, and only the new address gets another', async () => {
    const { email, next } = await addMember();
    await call('recover', { email });
    const token_hash = lastToken(email);
    expect(token_hash).not.toBe('');
    await moveMember(email, next);

    for (const spent of [token_hash, '']) {
      for (const type of ['recovery', 'signup', 'email_change']) {
        expect(await statusOf(call('verify', { type, token_hash: spent }))).toBeGreaterThanOrEqual(400);
      }
    }
    const before = subjectsTo(email);
    await call('recover', { email });
    expect(subjectsTo(email)).toEqual(before);
    await call('recover', { email: next });
    expect(subjectsTo(next)).toEqual(['【稽古】新しいパスワードを設定してください']);
    const opened = await call('verify', { type: 'recovery', token_hash: lastToken(next) });
    expect(v.parse(v.object({ user: v.object({ email: v.string() }) }), await opened.json()).user.email).toBe(next);
  });

  test('is in the audit log, and reaches the devices with the profile', async () => {
    const { email, next, userId } = await addMember();
    await moveMember(email, next);
    expect(
      await backend.sql('select user_id, act, subject from private.admin_audit where subject = $1', [
        `users ${userId}`,
      ]),
    ).toEqual([{ user_id: null, act: 'signed_out', subject: `users ${userId}` }]);

    const login = await call('token?grant_type=password', { email: next, password: PASSWORD });
    const { access_token } = v.parse(v.object({ access_token: v.string() }), await login.json());
    const { body } = await exchange(backend, access_token, exchangeRequest());
    expect(JSON.stringify(body)).toContain(next);
    expect(JSON.stringify(body)).not.toContain(email);
  });

  test('of nobody changes nothing', async () => {
    await expect(backend.sql('select private.end_sign_ins($1)', [randomUUID()])).rejects.toThrow('unknown_member');
  });
});
