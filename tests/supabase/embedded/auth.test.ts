import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
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

const codeOf = async (response: Response) => {
  const body: unknown = await response.json();
  return { status: response.status, code: v.parse(v.object({ error_code: v.string() }), body).error_code };
};

/** Lets the time pass in which guesses count. */
const waitForGuesses = () => {
  clock = new Date(clock.getTime() + 6 * 60_000);
};

describe('sign-up', () => {
  test('requires confirmation of the address before the first login', async () => {
    await signUp('new@example.com');
    expect((await logIn('new@example.com')).status).toBe(400);
    const { location, result } = await open(lastLink('new@example.com'));
    expect(`${location.origin}${location.pathname}`).toBe(`${server.url}/auth/callback`);
    expect(result.get('type')).toBe('signup');
    expect((await logIn('new@example.com')).status).toBe(200);
  });

  test('makes one account for all ways of typing an address', async () => {
    await signUp('Hana@日本語。jp');
    await signUp('\u200ehana@xn--wgv71a119e.jp\u200b');
    expect(mailsTo('hana@xn--wgv71a119e.jp')).toHaveLength(1);
    await open(lastLink('hana@xn--wgv71a119e.jp'));
    for (const typed of ['ｈａｎａ＠日本語．ＪＰ', 'hana@xn--wgv71a119e.jp', ' hana@日本語.jp\u2060']) {
      expect((await logIn(typed)).status).toBe(200);
    }
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

  test.for([
    ['under six characters', 'a1b2c'],
    ['among the commonest', 'Password'],
    ['of digits in order', '456789012'],
    ['of blanks', '      '],
    ['equal to the address', 'weak@example.com'],
    ['equal to the name in the address', 'Weak.Person'],
    ['equal to the name', '稽古花子です'],
  ] as const)('rejects a password %s, before it looks for the address', async ([_what, password]) => {
    const weak = (email: string) =>
      server.call('/auth/v1/signup', { body: { email, password, data: { username: '稽古花子です' } } });
    const email = password.startsWith('Weak') ? 'weak.person@example.com' : 'weak@example.com';
    expect(await codeOf(await weak(email))).toEqual({ status: 422, code: 'weak_password' });
    expect(await server.sql('select 1 from auth.users where email = $1', [email])).toEqual([]);
  });

  test.each([
    ['a name with NUL', { email: 'odd@example.com', password: 'secret1', data: { username: '花\0子' } }],
    [
      'a name with half a surrogate pair',
      { email: 'odd@example.com', password: 'secret1', data: { username: '\ud800' } },
    ],
    ['a name that is a list', { email: 'odd@example.com', password: 'secret1', data: { username: [] } }],
    ['a list of addresses', { email: ['odd@example.com'], password: 'secret1' }],
    ['a number as password', { email: 'odd@example.com', password: 123456 }],
    ['data that is no object', { email: 'odd@example.com', password: 'secret1', data: 'x' }],
    ['nothing', null],
  ])('answers 400 to %s', async (_what, body) => {
    expect((await server.call('/auth/v1/signup', { body })).status).toBe(400);
    expect((await server.call('/auth/v1/token?grant_type=password', { body: body ?? [] })).status).toBe(400);
  });

  test('rejects a password over 72 bytes, which bcrypt would cut', async () => {
    expect(await codeOf(await signUp('long@example.com', '稽'.repeat(25)))).toEqual({
      status: 400,
      code: 'validation_failed',
    });
    expect((await signUp('long@example.com', '稽古'.repeat(12))).status).toBe(200);
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
    const { accessToken } = await server.signUpConfirmed('stolen@example.com', 'secret1');
    expect(await codeOf(await change(accessToken, { password: 'taken over' }))).toEqual({
      status: 400,
      code: 'current_password_required',
    });
    expect(await codeOf(await change(accessToken, { password: 'taken over', current_password: 'a guess' }))).toEqual({
      status: 400,
      code: 'current_password_invalid',
    });
    expect((await logIn('stolen@example.com')).status).toBe(200);
  });

  test('can be guessed 30 times in five minutes, and then not even with the right one', async () => {
    waitForGuesses();
    const { accessToken } = await server.signUpConfirmed('guess-me@example.com', 'secret1');
    const guess = async (current_password: string) =>
      codeOf(await change(accessToken, { password: 'taken over', current_password }));
    for (let n = 0; n < 30; n += 1) expect((await guess(`guess ${n}`)).code).toBe('current_password_invalid');
    expect(await guess('secret1')).toEqual({ status: 429, code: 'over_request_rate_limit' });
    waitForGuesses();
    expect((await logIn('guess-me@example.com')).status).toBe(200);
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

  test('needs no current password in the session of a recovery link, and ends the other sessions', async () => {
    const other = await server.signUpConfirmed('forgetful@example.com', 'secret1');
    const recovery = await recover('forgetful@example.com');
    expect((await change(recovery.get('access_token') ?? '', { password: 'my own words' })).status).toBe(200);
    expect((await refresh(other.refreshToken)).status).toBe(400);
    expect((await refresh(recovery.get('refresh_token') ?? '')).status).toBe(200);
  });

  test('leaves no session behind when the current password is checked', async () => {
    const { userId } = await server.signUpConfirmed('tidy@example.com', 'secret1');
    const { access_token } = await session('tidy@example.com');
    const count = () => server.sql('select id from auth.sessions where user_id = $1 order by id', [userId]);
    const before = await count();
    await change(access_token, { password: 'password', current_password: 'secret1' });
    await change(access_token, { password: 'secret1', current_password: 'secret1' });
    expect(await count()).toEqual(before);
  });

  test('rejects a weak password, also one equal to the name', async () => {
    const { accessToken } = await server.signUpConfirmed('weakened@example.com', 'secret1', 'Hanako Keiko');
    for (const password of ['qwerty', 'weakened', 'hanako keiko']) {
      const response = await change(accessToken, { password, current_password: 'secret1' });
      expect(await codeOf(response)).toEqual({ status: 422, code: 'weak_password' });
    }
  });

  test('is refused without a valid token', async () => {
    expect((await change('a.b.c', { password: 'my own words' })).status).toBe(403);
  });

  test('is refused with a password that is no text', async () => {
    const { accessToken } = await server.signUpConfirmed('listed@example.com', 'secret1');
    for (const password of [['taken over'], null, 7])
      expect((await change(accessToken, { password })).status).toBe(400);
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

  test('of a reset give a session that can set a password without the current one', async () => {
    await server.signUpConfirmed('lost@example.com', 'old password');
    await server.call('/auth/v1/recover', { body: { email: 'lost@example.com' } });
    const response = await verify('recovery', 'lost@example.com', codeFor('lost@example.com'));
    const { access_token: token } = v.parse(v.object({ access_token: v.string() }), await response.json());
    const body = { password: 'my own words' };
    expect((await server.call('/auth/v1/user', { method: 'PUT', token, body })).status).toBe(200);
    expect((await logIn('lost@example.com', 'my own words')).status).toBe(200);
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

  test('can be guessed 30 times in five minutes, by code or link, and then not even with the right one', async () => {
    waitForGuesses();
    await signUp('target@example.com');
    const guesses = Array.from({ length: 29 }, (_, guess) => String(guess).padStart(10, '0'));
    for (const guess of guesses) expect((await verify('signup', 'target@example.com', guess)).status).toBe(403);
    await fetch(`${server.url}/auth/v1/verify?type=signup&token=${'0'.repeat(64)}`, { redirect: 'manual' });

    const right = codeFor('target@example.com');
    const refused = await verify('signup', 'target@example.com', right);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await codeOf(refused)).toEqual({ status: 429, code: 'over_request_rate_limit' });
    const { location, result } = await open(lastLink('target@example.com'));
    expect(location.pathname).toBe('/auth/callback');
    expect(result.get('error_code')).toBe('over_request_rate_limit');
    waitForGuesses();
    expect((await verify('signup', 'target@example.com', right)).status).toBe(200);
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
