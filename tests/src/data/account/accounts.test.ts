import { createServer, type Server } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { type AccountsOptions, createAccounts } from '../../../../src/data/account/accounts.ts';
import { createLinkRequests } from '../../../../src/data/account/link-requests.ts';
import { parseMailedLink } from '../../../../src/data/account/mailed-link.ts';
import { startTestBackend } from '../../../support/backend/backend.ts';
import { type ConfirmedMember, openMailedLink } from '../../../support/browser/sign-up.ts';
import { closeAfterAll } from '../../../support/run/close-after-all.ts';
import { mapStorage } from '../map-storage.ts';

// Each test calls a real server process, which shares one processor.
vi.setConfig({ testTimeout: 30_000 });

const backend = closeAfterAll(await startTestBackend());

/** The accounts as one browser sees them; each call is another browser. */
function accountsAt(options: Partial<AccountsOptions> = {}) {
  return createAccounts({
    url: backend.url,
    key: backend.keys.publishableKey,
    emailDomain: 'keiko.example',
    origin: backend.url,
    linkRequests: createLinkRequests(mapStorage(), Date.now),
    sleep: async () => {},
    isOnline: () => true,
    ...options,
  });
}

/** The newest link mailed to an address. */
function linkOf(email: string) {
  const mail = backend.mails().find(({ to }) => to === email);
  const link = /https?:\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error(`Cannot find a link for "${email}"`);
  return parseMailedLink(new URL(link));
}

const sessionsOf = (email: string) =>
  backend.sql('select s.id from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1', [email]);

describe('sign-up', () => {
  test('creates a session through the emailed link', async () => {
    const accounts = accountsAt();
    await accounts.signUp({ username: ' 花子 ', email: 'hanako@example.com', password: 'himitsu' });
    const result = await accounts.acceptLink(linkOf('hanako@example.com'));
    expect(result).toMatchObject({ kind: 'signed-in', session: { user: { email: 'hanako@example.com' } } });
    const [row] = await backend.sql("select username from public.users where email = 'hanako@example.com'");
    expect(row).toEqual({ username: '花子' });
  });

  test('of another browser opens no session through the emailed link', async () => {
    const stranger = accountsAt();
    const email = 'victim@example.com';
    await stranger.signUp({ username: '攻撃者', email, password: 'strangers own' });
    const owner = accountsAt();
    await owner.signUp({ username: '持ち主', email, password: 'owners own' });
    expect(await owner.acceptLink(linkOf(email))).toEqual({
      kind: 'elsewhere',
      memberId: expect.any(String),
      email,
      isConfirmed: true,
      hasForm: true,
    });
    expect(await sessionsOf(email)).toEqual([]);
    await expect(owner.signIn({ login: email, password: 'owners own' })).rejects.toMatchObject({
      code: 'invalid-credentials',
    });
  });

  test('has a missing profile created before it opens the session', async () => {
    const accounts = accountsAt();
    const email = 'toko@example.com';
    await accounts.signUp({ username: '十子', email, password: 'himitsu' });
    await backend.sql('delete from public.users where email = $1', [email]);
    await expect(accounts.acceptLink(linkOf(email))).resolves.toMatchObject({ kind: 'signed-in' });
    expect(await backend.sql('select username from public.users where email = $1', [email])).toEqual([
      { username: '十子' },
    ]);
  });

  test('ends the session of the link when the profile cannot be created, and the password still opens one', async () => {
    const accounts = accountsAt();
    const email = 'toichi@example.com';
    await accounts.signUp({ username: '十一', email, password: 'himitsu' });
    await backend.sql('delete from public.users where email = $1', [email]);
    await backend.sql('alter table public.users add constraint no_more_users check (false) not valid');
    try {
      await expect(accounts.acceptLink(linkOf(email))).rejects.toMatchObject({ code: 'profile-missing' });
      expect(await sessionsOf(email)).toEqual([]);
    } finally {
      await backend.sql('alter table public.users drop constraint no_more_users');
    }
    await expect(accounts.signIn({ login: email, password: 'himitsu' })).resolves.toBeDefined();
  });
});

describe('login', () => {
  test('completes a name without @ with the default domain, also in full width', async () => {
    const { userId } = await backend.signUpConfirmed('taro@keiko.example', 'himitsu');
    const accounts = accountsAt();
    for (const login of ['taro', ' ｔａｒｏ ', 'Taro@keiko.example', 'taro＠keiko.example']) {
      await expect(accounts.signIn({ login, password: 'himitsu' })).resolves.toMatchObject({ user: { id: userId } });
    }
  });

  test('fails as offline on an offline device', async () => {
    const offline = { isOnline: () => false, url: 'http://127.0.0.1:9' };
    const question = { login: 'taro', password: 'himitsu' };
    await expect(accountsAt(offline).signIn(question)).rejects.toMatchObject({ code: 'offline' });
  });

  test.each([
    ['server', 500, '{}'],
    ['server', 401, '{"message":"Invalid API key"}'],
    ['malformed', 200, '<!doctype html>'],
    ['malformed', 200, '{"access_token":"a"}'],
    ['throttled', 429, '{"error_code":"over_request_rate_limit"}'],
    ['throttled', 429, '{}'],
  ])('fails as %s when the server responds %i with %s', async (code, status, body) => {
    const server = await serve(status, body);
    try {
      const attempt = accountsAt({ url: server.url }).signIn({ login: 'taro', password: 'himitsu' });
      await expect(attempt).rejects.toMatchObject({ code });
    } finally {
      server.close();
    }
  });
});

describe('password reset', () => {
  test('sets a new password and ends the other sessions', async () => {
    const other = await backend.signUpConfirmed('goro@example.com', 'himitsu');
    const accounts = accountsAt();
    await accounts.requestReset('goro@example.com');
    const result = await accounts.acceptLink(linkOf('goro@example.com'));
    if (result.kind !== 'offered') throw new Error(`unexpected ${result.kind}`);
    await expect(accounts.setPassword(result.session, 'atarashii')).resolves.toMatchObject({
      othersSignedOut: true,
      session: { user: { id: other.userId } },
    });
    const refresh = (refresh_token: string) =>
      backend.call('/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } });
    expect((await refresh(other.refreshToken)).ok).toBe(false);
    expect((await refresh(result.session.refresh_token)).ok).toBe(true);
    await expect(accounts.signIn({ login: 'goro@example.com', password: 'himitsu' })).rejects.toBeDefined();
    await expect(accounts.signIn({ login: 'goro@example.com', password: 'atarashii' })).resolves.toBeDefined();
  });

  test('accepts the current password, because the response to a first attempt may have been lost', async () => {
    await backend.signUpConfirmed('rokuro@example.com', 'himitsu');
    const accounts = accountsAt();
    await accounts.requestReset('rokuro@example.com');
    const result = await accounts.acceptLink(linkOf('rokuro@example.com'));
    if (result.kind !== 'offered') throw new Error(`unexpected ${result.kind}`);
    await expect(accounts.setPassword(result.session, 'himitsu')).resolves.toMatchObject({ othersSignedOut: true });
  });

  test('knows whether this browser has asked for it', async () => {
    await backend.signUpConfirmed('nanashi@example.com', 'himitsu');
    const accounts = accountsAt();
    await accounts.requestReset('Nanashi@example.com');
    const callback = await accounts.acceptLink(linkOf('nanashi@example.com'));
    expect(callback).toMatchObject({ kind: 'offered', needsPassword: true, isOwnRequest: true });
    await accounts.requestReset('nanashi@example.com');
    const elsewhere = await accountsAt().acceptLink(linkOf('nanashi@example.com'));
    expect(elsewhere).toMatchObject({ kind: 'offered', needsPassword: true, isOwnRequest: false });
  });
});

describe('password change', () => {
  const email = 'kawaru@example.com';

  test('needs the current password, and gives the only session that goes on', async () => {
    await backend.signUpConfirmed(email, 'himitsu');
    const accounts = accountsAt();
    const other = await accounts.signIn({ login: email, password: 'himitsu' });
    await expect(accounts.changePassword({ email, current: 'chigau', next: 'atarashii' })).rejects.toMatchObject({
      code: 'invalid-credentials',
    });
    await expect(accounts.changePassword({ email, current: 'himitsu', next: 'himitsu' })).rejects.toMatchObject({
      code: 'same-password',
    });
    await expect(accounts.changePassword({ email, current: 'himitsu', next: '12345' })).rejects.toMatchObject({
      code: 'weak-password',
    });
    const { session, othersSignedOut } = await accounts.changePassword({
      email,
      current: 'himitsu',
      next: 'atarashii',
    });
    expect(othersSignedOut).toBe(true);
    const sessions = await backend.sql<{ id: string }>(
      'select s.id::text from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1',
      [email],
    );
    expect(sessions).toHaveLength(1);
    expect(session.access_token).not.toBe(other.access_token);
    await expect(accounts.signIn({ login: email, password: 'atarashii' })).resolves.toBeDefined();
  });
});

describe('callback', () => {
  const at = (rest: string) => parseMailedLink(new URL(`${backend.url}/auth/callback${rest}`));

  test('reports a used link as spent', async () => {
    const accounts = accountsAt();
    await accounts.signUp({ username: '七子', email: 'nanako@example.com', password: 'himitsu' });
    await accounts.acceptLink(linkOf('nanako@example.com'));
    await expect(accounts.acceptLink(linkOf('nanako@example.com'))).rejects.toMatchObject({
      code: 'link-spent',
    });
  });

  test('reports a code as a link of another browser', async () => {
    const code = '5f2b8a30-7c1e-4d52-9d0a-3f6f0c1b2a4d';
    await expect(accountsAt().acceptLink(at(`?code=${code}`))).rejects.toMatchObject({
      code: expect.stringMatching(/^link-/),
    });
  });

  test.each(['#access_token=a.b.c&refresh_token=r', '#access_token=nonsense&refresh_token=r'])(
    'rejects malformed tokens: %s',
    async (rest) => {
      await expect(accountsAt().acceptLink(at(rest))).rejects.toMatchObject({ code: 'rejected' });
    },
  );

  test.each([
    ['#access_token=a', 'rejected'],
    ['#error=access_denied&error_code=otp_expired', 'link-spent'],
    ['#error=server_error&error_code=unexpected_failure', 'server'],
    ['#error=access_denied&error_code=over_request_rate_limit', 'throttled'],
  ])('sends no request for what cannot open anything: %s', async (rest, code) => {
    const nowhere = accountsAt({ url: 'http://127.0.0.1:9' });
    await expect(nowhere.acceptLink(at(rest))).rejects.toMatchObject({ code });
  });

  test('takes the first confirmation of a change of address for what it is', async () => {
    const nowhere = accountsAt({ url: 'http://127.0.0.1:9' });
    const message = at('#message=Confirmation+link+accepted.');
    await expect(nowhere.acceptLink(message)).resolves.toEqual({ kind: 'address', isComplete: false });
  });

  const tokensOf = ({ accessToken, refreshToken }: ConfirmedMember, type: string) =>
    at(`#access_token=${accessToken}&refresh_token=${refreshToken}&type=${type}`);

  test.each([
    ['recovery', { kind: 'offered', needsPassword: true, isOwnRequest: false }],
    ['invite', { kind: 'offered', needsPassword: true, isOwnRequest: false }],
    // It was not registered with our form.
    ['magiclink', { kind: 'offered', needsPassword: true, isOwnRequest: false }],
    ['signup', { kind: 'elsewhere', isConfirmed: true, hasForm: false }],
    ['email', { kind: 'elsewhere', isConfirmed: true, hasForm: false }],
    ['', { kind: 'elsewhere', isConfirmed: false, hasForm: false }],
    ['email_change', { kind: 'address', isComplete: true }],
  ] as const)('with tokens of the type "%s" that nobody asked for', async (type, result) => {
    const email = `tokens${type}@example.com`;
    const stranger = await backend.signUpConfirmed(email, 'himitsu');
    await expect(accountsAt().acceptLink(tokensOf(stranger, type))).resolves.toMatchObject(result);
    expect(await sessionsOf(email)).toHaveLength(result.kind === 'offered' ? 1 : 0);
  });

  test('of a magic link needs no new password where the account was registered with our form', async () => {
    const email = 'mahou@example.com';
    await accountsAt().signUp({ username: '魔法', email, password: 'himitsu' });
    const member = await openMailedLink({ ...backend, publishableKey: backend.keys.publishableKey }, email);
    await expect(accountsAt().acceptLink(tokensOf(member, 'magiclink'))).resolves.toMatchObject({
      kind: 'offered',
      needsPassword: false,
    });
  });

  test('fails with a network error when the server is unreachable', async () => {
    const nowhere = accountsAt({ url: 'http://127.0.0.1:9' });
    await expect(nowhere.acceptLink(at('?token_hash=x&type=signup'))).rejects.toMatchObject({ code: 'network' });
  });
});

describe('logout', () => {
  test('ends only this session', async () => {
    await backend.signUpConfirmed('kuro@example.com', 'himitsu');
    const accounts = accountsAt();
    const here = await accounts.signIn({ login: 'kuro@example.com', password: 'himitsu' });
    const there = await accounts.signIn({ login: 'kuro@example.com', password: 'himitsu' });
    await accounts.revoke(here);
    const user = (token: string) => backend.call('/auth/v1/user', { token });
    expect((await user(here.access_token)).ok).toBe(false);
    expect((await user(there.access_token)).ok).toBe(true);
  });

  test('never rejects, even with an invalid session or without a network', async () => {
    const session = {
      access_token: 'nonsense',
      refresh_token: 'r',
      expires_at: 0,
      user: { id: '0193a5f0-7c1e-7d52-9d0a-3f6f0c1b2a4d' },
    };
    await expect(accountsAt().revoke(session)).resolves.toBe(undefined);
    await expect(accountsAt({ url: 'http://127.0.0.1:9' }).revoke(session)).resolves.toBe(undefined);
  });
});

async function serve(status: number, body: string): Promise<{ url: string; close: () => Server }> {
  const server = createServer((_req, res) => res.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error(`unexpected address ${address}`);
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
