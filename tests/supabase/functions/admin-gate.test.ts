import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DataApiError } from '../../../supabase/functions/_shared/fetch-data-api.ts';
import { parsePasswordHash } from '../../../supabase/functions/_shared/password-hash.ts';
import { parseTotpSecret, totpCode, totpStep } from '../../../supabase/functions/_shared/totp.ts';
import { type AdminGateDeps, handleAdminGate } from '../../../supabase/functions/admin-gate/handler.ts';
import { AdminGateResponse, adminGateErrors } from '../../../sync/model/operations/admin-gate.contract.ts';
import { readAs, readErrorCode } from '../../../sync/model/read-as.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { type Answers, fakeDatabase, functionDeps } from '../../support/backend/function-deps.ts';
import { signToken } from '../../support/backend/member-token.ts';
import { testKeys } from '../../support/backend/test-keys.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const NOW = Date.parse('2026-11-21T03:00:00Z');
const MEMBER = randomUUID();
const SESSION = randomUUID();
const { adminPassword: password, adminPasswordHash: passwordHash } = testKeys;

describe('the hash of the admin’s password', () => {
  test.each([
    ['nothing', ''],
    ['the password itself', password],
    ['fewer than 600,000 rounds', passwordHash.replace('$600000$', '$599999$')],
    ['too many rounds', passwordHash.replace('$600000$', '$9999999$')],
    ['another method', passwordHash.replace('sha256', 'sha1')],
    ['a short salt', passwordHash.replace(/\$[^$]{22}\$/, '$c2FsdA$')],
    ['a short hash', passwordHash.slice(0, -1)],
    ['characters outside base64url', passwordHash.replace(/.$/, '*')],
  ])('is invalid when it is %s', (_what, text) => {
    expect(parsePasswordHash(passwordHash)).not.toBeNull();
    expect(parsePasswordHash(text)).toBeNull();
  });
});

const post = (body: unknown, session: object = { session_id: SESSION }) =>
  new Request('https://x.supabase.co/admin-gate', {
    method: 'POST',
    headers: { authorization: `Bearer ${signToken({ sub: MEMBER, exp: NOW / 1000 + 60, ...session })}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const depsWith = (
  fixed: Pick<AdminGateDeps, 'service' | 'totpSecret'>,
  logged: string[],
  more: Partial<AdminGateDeps>,
) => ({
  ...functionDeps(NOW, logged),
  passwordHash,
  asMember: () => fakeDatabase({ admin_session_expires_at: () => null }),
  ...fixed,
  ...more,
});

describe('admin-gate', () => {
  const logged: string[] = [];
  const calls: string[] = [];
  const answers: Answers = {
    take_admin_code: ({ p_step }) => calls.push(`code ${p_step}`) > 0,
    begin_admin_attempt: ({ p_user_id }) => {
      calls.push(`attempt ${p_user_id}`);
      return null;
    },
    open_admin_session: ({ p_user_id, p_session_id }) => {
      calls.push(`open ${p_user_id} ${p_session_id}`);
      return '2026-11-21 11:00:00+00';
    },
  };
  const deps = (more: Partial<AdminGateDeps> = {}) =>
    depsWith({ service: fakeDatabase(answers), totpSecret: '' }, logged, more);

  afterEach(() => {
    logged.length = 0;
    calls.length = 0;
  });

  test('opens a session for the right password and counts the attempt first', async () => {
    const response = await handleAdminGate(post({ password }), deps());
    const answer = { success: true, expires_at: '2026-11-21T11:00:00.000Z' };
    expect([response.status, await response.json()]).toEqual([200, answer]);
    expect(calls).toEqual([`attempt ${MEMBER}`, `open ${MEMBER} ${SESSION}`]);
  });

  test.each(['Test admin password', `${password} `, password.slice(0, -1), '\0'])('rejects %o', async (wrong) => {
    const response = await handleAdminGate(post({ password: wrong }), deps());
    expect([response.status, await response.json()]).toEqual([403, { success: false, error: 'wrong_password' }]);
    expect(calls).toEqual([`attempt ${MEMBER}`]);
  });

  test('rate-limits too many attempts, even with the right password', async () => {
    const response = await handleAdminGate(
      post({ password }),
      deps({ service: fakeDatabase({ ...answers, begin_admin_attempt: () => 600 }) }),
    );
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '600']);
    expect(await response.json()).toMatchObject({ error: 'too_many_requests' });
    expect(calls).toEqual([]);
  });

  test.each([
    ['no JSON', '{', 400],
    ['no password', {}, 400],
    ['an empty password', { password: '' }, 400],
    ['a password that is too long', { password: 'x'.repeat(1001) }, 400],
    ['a password that is not text', { password: ['x'] }, 400],
  ])('rejects %s and counts nothing', async (_what, body, status) => {
    expect((await handleAdminGate(post(body), deps())).status).toBe(status);
    expect(calls).toEqual([]);
  });

  test('rejects a caller without a sign-in, or whose sign-in has ended', async () => {
    for (const session of [{}, { session_id: 'nonsense' }]) {
      expect((await handleAdminGate(post({ password }, session), deps())).status).toBe(401);
    }
    expect(calls).toEqual([]);
    const ended = deps({ service: fakeDatabase({ ...answers, open_admin_session: () => null }) });
    expect((await handleAdminGate(post({ password }), ended)).status).toBe(401);
    calls.length = 0;
    const refuse = () => Promise.reject(new DataApiError('session_ended', 401, null));
    const endedBefore = deps({ asMember: () => fakeDatabase({ admin_session_expires_at: refuse }) });
    expect((await handleAdminGate(post({ password }), endedBefore)).status).toBe(401);
    expect(calls).toEqual([]);
  });

  test.each(['', 'plain text password'])('rejects everybody with the hash %o, and logs why', async (hash) => {
    const response = await handleAdminGate(post({ password: hash || password }), deps({ passwordHash: hash }));
    expect([response.status, await response.json()]).toEqual([500, { success: false, error: 'unavailable' }]);
    expect(logged.join()).toContain('KEIKO_ADMIN_PASSWORD_HASH');
    expect(logged.join()).not.toContain(password);
    expect(calls).toEqual([]);
  });
});

describe('admin-gate with a second factor', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const key = parseTotpSecret(secret) ?? new Uint8Array();
  const codeAt = (atMs: number) => totpCode(key, totpStep(atMs));
  const used = new Set<unknown>();
  const calls: string[] = [];
  const answers: Answers = {
    take_admin_code: ({ p_step }) => !used.has(p_step) && used.add(p_step) !== undefined,
    begin_admin_attempt: () => {
      calls.push('attempt');
      return null;
    },
    open_admin_session: () => {
      calls.push('open');
      return '2026-11-21 11:00:00+00';
    },
  };
  const submit = async (body: object, more: Partial<AdminGateDeps> = {}) => {
    const deps = depsWith({ service: fakeDatabase(answers), totpSecret: secret }, [], more);
    const response = await handleAdminGate(post(body), deps);
    return [
      response.status,
      readErrorCode([...adminGateErrors, 'too_many_requests', 'unavailable'], await response.json()),
    ];
  };

  afterEach(() => {
    used.clear();
    calls.length = 0;
  });

  test('opens with the password and the code, once with each code', async () => {
    const code = await codeAt(NOW);
    expect(await submit({ password, code })).toEqual([200, null]);
    expect(await submit({ password, code })).toEqual([403, 'wrong_password']);
    expect(await submit({ password, code: await codeAt(NOW + 30_000) })).toEqual([200, null]);
    expect(calls).toEqual(['attempt', 'open', 'attempt', 'attempt', 'open']);
  });

  test('asks for a missing code without looking at the password, and counts nothing', async () => {
    expect(await submit({ password })).toEqual([403, 'code_required']);
    expect(await submit({ password: 'a guess' })).toEqual([403, 'code_required']);
    expect(calls).toEqual([]);
  });

  test('answers a wrong password, a wrong code and both equally, counts each, and uses up no code', async () => {
    const code = await codeAt(NOW);
    const wrong = await codeAt(NOW + 300_000);
    for (const attempt of [
      { password, code: wrong },
      { password: 'a guess', code },
      { password: 'a guess', code: wrong },
    ])
      expect(await submit(attempt)).toEqual([403, 'wrong_password']);
    expect(calls).toEqual(['attempt', 'attempt', 'attempt']);
    expect(used.size).toBe(0);
  });

  test('limits attempts with codes too', async () => {
    const limited = { service: fakeDatabase({ ...answers, begin_admin_attempt: () => 600 }) };
    expect(await submit({ password, code: await codeAt(NOW) }, limited)).toEqual([429, 'too_many_requests']);
  });

  test.each(['12345', '1234567', 'abcdef', '１２３４５６', 123456, null])(
    'rejects the code %o as malformed',
    async (code) => {
      expect((await submit({ password, code }))[0]).toBe(400);
      expect(calls).toEqual([]);
    },
  );

  test.each(['JBSWY3DP', 'not base32!'])('stays closed to everybody with the secret %o', async (totpSecret) => {
    const log: string[] = [];
    const answer = await submit(
      { password, code: '123456' },
      { totpSecret, log: (line, cause) => log.push(`${line} ${cause}`) },
    );
    expect(answer).toEqual([500, 'unavailable']);
    expect(log.join()).toContain('KEIKO_ADMIN_TOTP_SECRET');
    expect(log.join()).not.toContain(totpSecret);
  });

  test('is not asked for where the project has no secret, whatever code is sent', async () => {
    expect(await submit({ password }, { totpSecret: '' })).toEqual([200, null]);
    expect(await submit({ password, code: '000000' }, { totpSecret: ' ' })).toEqual([200, null]);
  });
});

describe('a used code in the database', () => {
  test('is taken once, and forgotten when it is long past', async () => {
    const backend = await startTestBackend();
    const take = async (step: number) =>
      (await backend.sql<{ taken: boolean }>('select public.take_admin_code($1) as taken', [step]))[0]?.taken;
    const now = totpStep(NOW);
    expect([await take(now), await take(now), await take(now + 1), await take(now - 1), await take(now)]).toEqual([
      ...[true, false, true, true, false],
    ]);
    await take(now + 20);
    expect(await backend.sql('select step::integer from private.admin_codes')).toEqual([{ step: now + 20 }]);
    await backend.close();
  });
});

const lines: string[] = [];
const backend = closeAfterAll(await startTestBackend({ log: (line) => lines.push(line) }));
await backend.setNow('2026-11-21T03:00:00Z');

describe('admin-gate on Deno', () => {
  let token: string;
  const call = (guess: string, accessToken = token) =>
    backend.call('/functions/v1/admin-gate', { token: accessToken, body: { password: guess } });
  const signUp = async () => {
    const { accessToken } = await backend.signUpConfirmed(`${randomUUID()}@example.com`, 'secret1');
    return accessToken;
  };

  beforeEach(async () => {
    token = await signUp();
  });

  test('opens a session of eight hours for this sign-in only', async () => {
    const answer = readAs(AdminGateResponse, await (await call(password)).json());
    expect(answer?.expires_at).toBe('2026-11-21T11:00:00.000Z');
    expect(await backend.sql('select count(*)::int as open from private.admin_sessions')).toEqual([{ open: 1 }]);
    expect((await call(password, backend.keys.publishableKey)).status).toBe(401);
    expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  test('blocks a member after five wrong passwords, also when ten are sent concurrently', async () => {
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await call('a guess')).status));
    expect(statuses.sort()).toEqual([...Array(5).fill(403), ...Array(5).fill(429)]);
    const response = await call(password);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '900']);
    expect((await call(password, await signUp())).status).toBe(200);
    await backend.setNow('2026-11-21T03:15:00Z');
    expect((await call(password)).status).toBe(200);
    expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});

describe('admin-gate with a second factor on Deno', () => {
  test('takes each code once, also when it is sent five times concurrently', async () => {
    const totpSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const backend = await startTestBackend({ keys: { ...testKeys, adminTotpSecret: totpSecret } });
    const { accessToken } = await backend.signUpConfirmed(`${randomUUID()}@example.com`, 'secret1');
    const submit = async (body: object) => {
      const response = await backend.call('/functions/v1/admin-gate', { token: accessToken, body });
      await response.body?.cancel();
      return response.status;
    };
    expect(await submit({ password })).toBe(403);
    // The function has the real time.
    const code = totpCode(parseTotpSecret(totpSecret) ?? new Uint8Array(), totpStep(Date.now()));
    const statuses = await Promise.all(Array.from({ length: 5 }, () => submit({ password, code })));
    expect(statuses.sort()).toEqual([200, 403, 403, 403, 403]);
    await backend.close();
  });
});
