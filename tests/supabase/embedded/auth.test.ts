import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { projectConfig } from '../../../supabase/embedded/project-config.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';
import { startNotesBackend } from './notes-backend.ts';

// Allows for a cold start on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let clock = new Date();

const server = closeAfterAll(await startNotesBackend({ now: () => clock }));

const signUp = (email: string, password = 'secret1') =>
  server.call('/auth/v1/signup', { body: { email, password, data: { username: '花子' } } });
const logIn = (email: string, password = 'secret1') =>
  server.call('/auth/v1/token?grant_type=password', { body: { email, password } });
const mailsTo = (email: string) => server.mails().filter((mail) => mail.to === email);
/** The address of the auth server that a hash in the newest mail would be opened with, as of a default template. */
function lastLink(email: string): URL {
  const mailed = new URLSearchParams(/#(\S+)/.exec(mailsTo(email)[0]?.text ?? '')?.[1]);
  const query = new URLSearchParams({ token: mailed.get('token_hash') ?? '', type: mailed.get('type') ?? '' });
  return new URL(`${server.url}/auth/v1/verify?${query}`);
}
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

const codeOf = async (response: Response) => {
  const body: unknown = await response.json();
  return { status: response.status, code: v.parse(v.object({ error_code: v.string() }), body).error_code };
};

describe('sign-up', () => {
  test('requires confirmation of the address before the first login', async () => {
    await signUp('new@example.com');
    expect((await logIn('new@example.com')).status).toBe(400);
    const { location, result } = await open(lastLink('new@example.com'));
    expect(`${location.origin}${location.pathname}`).toBe(`${server.url}/`);
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

  test('never changes the password or the metadata of a known address', async () => {
    const register = (password: string, browser_hash: string) =>
      server.call('/auth/v1/signup', {
        body: { email: 'kept@example.com', password, data: { username: browser_hash, browser_hash } },
      });
    await register('first password', 'first');
    await register('second password', 'second');
    const metadata = "select raw_user_meta_data as data from auth.users where email = 'kept@example.com'";
    expect(await server.sql(metadata)).toMatchObject([{ data: { username: 'first', browser_hash: 'first' } }]);
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

  test('rejects a password under six characters, before it looks for the address', async () => {
    expect(await codeOf(await signUp('weak@example.com', 'a1b2c'))).toEqual({ status: 422, code: 'weak_password' });
    expect(await server.sql("select 1 from auth.users where email = 'weak@example.com'")).toEqual([]);
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
});

describe('login', () => {
  test('fails with the same response for every cause', async () => {
    await server.signUpConfirmed('member@example.com', 'secret1');
    await signUp('unconfirmed@example.com');
    const wrong = await comparable(await logIn('member@example.com', 'wrong password'));
    expect(wrong.body).toContain('invalid_credentials');
    expect(wrong.headers).toContain('x-sb-error-code');
    expect(await comparable(await logIn('nobody@example.com'))).toEqual(wrong);
    expect(await comparable(await logIn('unconfirmed@example.com'))).toEqual(wrong);
    expect(await comparable(await logIn('unconfirmed@example.com', 'wrong'))).toEqual(wrong);
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

describe('changing the password', () => {
  const session = async (email: string, password = 'secret1') => {
    const body: unknown = await (await logIn(email, password)).json();
    return v.parse(v.object({ access_token: v.string(), refresh_token: v.string() }), body);
  };
  const change = (token: string, body: object) => server.call('/auth/v1/user', { method: 'PUT', token, body });
  const refresh = (refresh_token: string) =>
    server.call('/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } });
  const recover = async (email: string) => {
    await server.call('/auth/v1/recover', { body: { email } });
    return (await open(lastLink(email))).result;
  };

  test('is refused with a mere access token', async () => {
    await server.signUpConfirmed('stolen@example.com', 'secret1');
    const { access_token } = await session('stolen@example.com');
    expect(await codeOf(await change(access_token, { password: 'taken over' }))).toEqual({
      status: 400,
      code: 'current_password_required',
    });
    expect(await codeOf(await change(access_token, { password: 'taken over', current_password: 'a guess' }))).toEqual({
      status: 400,
      code: 'current_password_invalid',
    });
    expect((await logIn('stolen@example.com')).status).toBe(200);
  });

  test('is refused in a session that is older than a day, even with the current password', async () => {
    await server.signUpConfirmed('old@example.com', 'secret1');
    const { access_token } = await session('old@example.com');
    await server.sql(
      "update auth.sessions set created_at = now() - interval '25 hours' where user_id = (select id from auth.users where email = 'old@example.com')",
    );
    expect(await codeOf(await change(access_token, { password: 'taken over', current_password: 'secret1' }))).toEqual({
      status: 400,
      code: 'reauthentication_needed',
    });
    expect((await logIn('old@example.com')).status).toBe(200);
  });

  test('needs the current password, ends the other sessions and is reported by mail', async () => {
    const other = await server.signUpConfirmed('careful@example.com', 'secret1');
    const here = await session('careful@example.com');
    const subjects = () => mailsTo('careful@example.com').map(({ subject }) => subject);
    const before = subjects();
    await change(here.access_token, { password: 'my own words', current_password: 'a guess' });
    expect(subjects()).toEqual(before);
    const changed = await change(here.access_token, { password: 'my own words', current_password: 'secret1' });
    expect(changed.status).toBe(200);
    expect(subjects()).toEqual(['【稽古】パスワードが変更されました', ...before]);
    expect((await refresh(other.refreshToken)).status).toBe(400);
    expect((await refresh(here.refresh_token)).status).toBe(200);
    expect((await logIn('careful@example.com', 'my own words')).status).toBe(200);
    expect((await logIn('careful@example.com')).status).toBe(400);
  });

  test('needs no current password in the session of a mailed link, and ends the other sessions', async () => {
    const first = await server.signUpConfirmed('forgetful@example.com', 'forgotten');
    expect((await change(first.accessToken, { password: 'secret1' })).status).toBe(200);
    const other = await session('forgetful@example.com');
    const recovery = await recover('forgetful@example.com');
    expect((await change(recovery.get('access_token') ?? '', { password: 'my own words' })).status).toBe(200);
    expect((await refresh(other.refresh_token)).status).toBe(400);
    expect((await refresh(recovery.get('refresh_token') ?? '')).status).toBe(200);
  });

  test('leaves no session behind when the current password is checked', async () => {
    const { userId } = await server.signUpConfirmed('tidy@example.com', 'secret1');
    const { access_token } = await session('tidy@example.com');
    const count = () => server.sql('select id from auth.sessions where user_id = $1 order by id', [userId]);
    const before = await count();
    await change(access_token, { password: 'a1b2c', current_password: 'secret1' });
    await change(access_token, { password: 'secret1', current_password: 'secret1' });
    expect(await count()).toEqual(before);
  });

  test('rejects a password under six characters', async () => {
    await server.signUpConfirmed('weakened@example.com', 'secret1');
    const { access_token } = await session('weakened@example.com');
    const response = await change(access_token, { password: 'a1b2c', current_password: 'secret1' });
    expect(await codeOf(response)).toEqual({ status: 422, code: 'weak_password' });
  });

  test('is refused without a valid token', async () => {
    expect((await change('a.b.c', { password: 'my own words' })).status).toBe(403);
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

describe('mail codes', () => {
  const codeFor = (email: string) => /^\d{5} \d{5}$/m.exec(mailsTo(email)[0]?.text ?? '')?.[0].replace(' ', '') ?? '';
  const verify = (type: string, email: string, token: string) =>
    server.call('/auth/v1/verify', { body: { type, email, token } });

  test('confirm an address once, instead of the link of the same mail', async () => {
    await signUp('coded@example.com');
    const code = codeFor('coded@example.com');
    const link = lastLink('coded@example.com');
    const response = await verify('signup', 'Coded@example.com', code);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ user: { email: 'coded@example.com' } });
    expect(await codeOf(await verify('signup', 'coded@example.com', code))).toEqual({
      status: 403,
      code: 'otp_expired',
    });
    expect((await open(link)).result.get('error_code')).toBe('otp_expired');
    expect((await logIn('coded@example.com')).status).toBe(200);
  });

  test('of a repeated sign-up replace the first one, and confirm the account with its first password', async () => {
    clock = new Date();
    await signUp('twice@example.com', 'first password');
    const first = codeFor('twice@example.com');
    clock = new Date(Date.now() + 61_000);
    await signUp('twice@example.com', 'second password');
    expect((await verify('signup', 'twice@example.com', first)).status).toBe(403);
    expect((await verify('signup', 'twice@example.com', codeFor('twice@example.com'))).status).toBe(200);
    expect((await logIn('twice@example.com', 'first password')).status).toBe(200);
  });

  test('expire after an hour, and fail for another address or kind', async () => {
    await signUp('mine@example.com');
    const code = codeFor('mine@example.com');
    expect((await verify('signup', 'new@example.com', code)).status).toBe(403);
    expect((await verify('recovery', 'mine@example.com', code)).status).toBe(403);
    await server.sql(
      "update auth.users set confirmation_sent_at = now() - interval '61 minutes' where email = 'mine@example.com'",
    );
    expect((await verify('signup', 'mine@example.com', code)).status).toBe(403);
  });

  test('fail alike for known and unknown addresses', async () => {
    await signUp('guessed@example.com');
    const knownAddress = await comparable(await verify('signup', 'guessed@example.com', '0000000000'));
    expect(knownAddress.body).toContain('otp_expired');
    expect(await comparable(await verify('signup', 'nobody@example.com', '0000000000'))).toEqual(knownAddress);
  });

  test('are taken with the hash of the link, also under the common type', async () => {
    await signUp('hashed@example.com');
    const token_hash = lastLink('hashed@example.com').searchParams.get('token');
    const spend = () => server.call('/auth/v1/verify', { body: { type: 'email', token_hash } });
    expect((await spend()).status).toBe(200);
    expect((await spend()).status).toBe(403);
  });
});

describe('limits', () => {
  test('are 30 calls at once for each endpoint, then one in some seconds, whether they succeed or not', async () => {
    const own = await startNotesBackend({ now: () => clock, rateLimits: projectConfig.auth.rate_limit });
    const member = await own.signUpConfirmed('guess-me@example.com', 'secret1');
    const calls = {
      token: {
        path: 'token?grant_type=password',
        body: { email: 'guess-me@example.com', password: 'a guess' },
        seconds: 2,
      },
      verify: { path: 'verify', body: { type: 'signup', email: 'guess-me@example.com', token: '0' }, seconds: 10 },
      user: { path: 'user', method: 'PUT', token: member.accessToken, body: { data: {} }, seconds: 10 },
    };
    for (const [endpoint, { path, seconds, ...parts }] of Object.entries(calls)) {
      const call = () => own.call(`/auth/v1/${path}`, parts);
      const first = endpoint === 'verify' ? 1 : 0;
      for (let n = first; n < 30; n += 1) expect((await call()).status).not.toBe(429);
      const refused = await call();
      expect(refused.headers.has('retry-after')).toBe(false);
      expect(await codeOf(refused)).toEqual({ status: 429, code: 'over_request_rate_limit' });
      clock = new Date(clock.getTime() + seconds * 1000);
      expect([endpoint, (await call()).status]).not.toEqual([endpoint, 429]);
      expect([endpoint, (await call()).status]).toEqual([endpoint, 429]);
    }
    await own.close();
  });
});
