import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type NotesBackend, startNotesBackend } from './notes-backend.ts';

// Allows for a cold start on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let server: NotesBackend;
let clock = new Date();

beforeAll(async () => {
  server = await startNotesBackend({ now: () => clock });
});
afterAll(() => server.close());

const signUp = (email: string, password = 'secret1') =>
  server.call('/auth/v1/signup', { body: { email, password, data: { username: '花子' } } });
const logIn = (email: string, password = 'secret1') =>
  server.call('/auth/v1/token?grant_type=password', { body: { email, password } });
const mailsTo = (email: string) => server.mails().filter((mail) => mail.to === email);
const lastLink = (email: string) => new URL(/https?:\S+/.exec(mailsTo(email)[0]?.text ?? '')?.[0] ?? '');
const open = async ({ pathname, search }: URL) => {
  const response = await fetch(`${server.url}${pathname}${search}`, { redirect: 'manual' });
  const location = new URL(response.headers.get('location') ?? '', server.url);
  return { location, result: new URLSearchParams(location.hash.slice(1)) };
};

/** The comparable parts of a response: everything but ids and instants. */
const comparable = async (response: Response) => ({
  status: response.status,
  body: JSON.stringify(await response.json()).replace(/[0-9a-f-]{36}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '*'),
  headers: [...response.headers.keys()].filter((name) => name !== 'content-length').sort(),
});

describe('sign-up', () => {
  test('requires confirmation of the address before the first login', async () => {
    await signUp('new@example.com');
    expect((await logIn('new@example.com')).status).toBe(400);
    const { location, result } = await open(lastLink('new@example.com'));
    expect(`${location.origin}${location.pathname}`).toBe(`${server.url}/auth/callback`);
    expect(result.get('type')).toBe('signup');
    expect((await logIn('new@example.com')).status).toBe(200);
  });

  test('responds equally for a new, an unconfirmed and a confirmed address', async () => {
    const fresh = await comparable(await signUp('same@example.com'));
    const unconfirmed = await comparable(await signUp('same@example.com'));
    await open(lastLink('same@example.com'));
    const confirmed = await comparable(await signUp('SAME@example.com'));
    expect(fresh.status).toBe(200);
    expect(unconfirmed).toEqual(fresh);
    expect(confirmed).toEqual(fresh);
  });

  test('never changes the password of a known address', async () => {
    await signUp('kept@example.com', 'first password');
    await signUp('kept@example.com', 'second password');
    await open(lastLink('kept@example.com'));
    await signUp('kept@example.com', 'third password');
    expect((await logIn('kept@example.com', 'first password')).status).toBe(200);
    expect((await logIn('kept@example.com', 'second password')).status).toBe(400);
    expect((await logIn('kept@example.com', 'third password')).status).toBe(400);
  });

  test('sends an unconfirmed address a replacement link at most once a minute', async () => {
    clock = new Date();
    await signUp('again@example.com');
    const first = lastLink('again@example.com');
    await signUp('again@example.com');
    expect(mailsTo('again@example.com')).toHaveLength(1);
    clock = new Date(Date.now() + 61_000);
    await signUp('again@example.com');
    expect(mailsTo('again@example.com')).toHaveLength(2);
    expect((await open(first)).result.get('error_code')).toBe('otp_expired');
    expect((await open(lastLink('again@example.com'))).result.get('access_token')).toBeTruthy();
  });

  test('sends no mail to a confirmed address', async () => {
    await server.signUpConfirmed('done@example.com', 'secret1');
    clock = new Date(Date.now() + 3_600_000);
    await signUp('done@example.com');
    expect(mailsTo('done@example.com')).toHaveLength(1);
  });

  test('rejects a password under six characters', async () => {
    const response = await signUp('short@example.com', '12345');
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error_code: 'weak_password' });
  });
});

describe('resend and reset', () => {
  test('respond equally for known and unknown addresses', async () => {
    await signUp('waiting@example.com');
    const resend = (email: string) => server.call('/auth/v1/resend', { body: { type: 'signup', email } });
    const recover = (email: string) => server.call('/auth/v1/recover', { body: { email } });
    const unknown = await comparable(await resend('nobody@example.com'));
    expect(await comparable(await resend('waiting@example.com'))).toEqual(unknown);
    expect(await comparable(await recover('waiting@example.com'))).toEqual(unknown);
    expect(await comparable(await recover('nobody@example.com'))).toEqual(unknown);
    expect(unknown).toMatchObject({ status: 200, body: '{}' });
    expect(mailsTo('nobody@example.com')).toEqual([]);
  });

  test('give a session that can set a new password', async () => {
    await server.signUpConfirmed('forgot@example.com', 'old password');
    await server.call('/auth/v1/recover', { body: { email: 'forgot@example.com' } });
    expect(mailsTo('forgot@example.com')[0]?.subject).toContain('パスワード');
    const { result } = await open(lastLink('forgot@example.com'));
    expect(result.get('type')).toBe('recovery');
    const changed = await server.call('/auth/v1/user', {
      method: 'PUT',
      token: result.get('access_token') ?? '',
      body: { password: 'new password' },
    });
    expect(changed.status).toBe(200);
    expect((await logIn('forgot@example.com', 'new password')).status).toBe(200);
    expect((await logIn('forgot@example.com', 'old password')).status).toBe(400);
  });
});

describe('login', () => {
  test('fails with the same response for every cause', async () => {
    await server.signUpConfirmed('member@example.com', 'secret1');
    await signUp('unconfirmed@example.com');
    const wrong = await comparable(await logIn('member@example.com', 'wrong password'));
    expect(wrong.body).toContain('invalid_credentials');
    expect((await comparable(await logIn('nobody@example.com'))).body).toBe(wrong.body);
    expect((await comparable(await logIn('unconfirmed@example.com'))).body).toBe(wrong.body);
    expect((await comparable(await logIn('unconfirmed@example.com', 'wrong'))).body).toBe(wrong.body);
  });

  test('takes as long for an unknown address as for a known one', async () => {
    const slow = await startNotesBackend({ minResponseMs: 300 });
    await slow.signUpConfirmed('member@example.com', 'secret1');
    for (const email of ['member@example.com', 'nobody@example.com']) {
      const startedAt = performance.now();
      await slow.call('/auth/v1/token?grant_type=password', { body: { email, password: 'wrong password' } });
      expect(performance.now() - startedAt).toBeGreaterThanOrEqual(295);
    }
    await slow.close();
  });

  test('returns a token for an hour and rotates the refresh token', async () => {
    const { refreshToken } = await server.signUpConfirmed('rotating@example.com', 'secret1');
    const refresh = (refresh_token: string) =>
      server.call('/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } });
    const response = await refresh(refreshToken);
    const session: unknown = await response.json();
    expect(session).toMatchObject({ expires_in: 3600, refresh_token: expect.not.stringMatching(refreshToken) });
    expect((await refresh('01a1f83d-5995-757b-9fe5-000000000000')).status).toBe(400);
  });
});

describe('mail links', () => {
  test('work once', async () => {
    await signUp('once@example.com');
    const link = lastLink('once@example.com');
    expect((await open(link)).result.get('access_token')).toBeTruthy();
    expect((await open(link)).result.get('error_code')).toBe('otp_expired');
  });

  test('expire after an hour', async () => {
    await signUp('late@example.com');
    await server.sql(
      "update auth.users set confirmation_sent_at = now() - interval '61 minutes' where email = 'late@example.com'",
    );
    expect((await open(lastLink('late@example.com'))).result.get('error_code')).toBe('otp_expired');
  });

  test('never redirect to another origin', async () => {
    await signUp('lured@example.com');
    const link = lastLink('lured@example.com');
    link.searchParams.set('redirect_to', 'https://evil.example/');
    expect((await open(link)).location.origin).toBe(server.url);
  });
});

describe('closed endpoints', () => {
  test('create and reveal no member', async () => {
    for (const endpoint of ['otp', 'magiclink', 'authorize?provider=github', 'admin/users', 'reauthenticate']) {
      const response = await server.call(`/auth/v1/${endpoint}`, { body: { email: 'ghost@example.com' } });
      expect(response.status).toBe(404);
    }
    expect(await server.sql("select 1 from auth.users where email = 'ghost@example.com'")).toEqual([]);
  });

  test('cannot change a member’s address', async () => {
    const { accessToken } = await server.signUpConfirmed('fixed@example.com', 'secret1');
    const change = (email: string) =>
      server.call('/auth/v1/user', { method: 'PUT', token: accessToken, body: { email } });
    const taken = await comparable(await change('member@example.com'));
    expect(taken.status).toBe(422);
    expect(await comparable(await change('free@example.com'))).toEqual(taken);
  });
});
