import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { startTestBackend } from '../../support/backend/backend.ts';
import { signToken } from '../../support/backend/member-token.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

/** Called by the database's job with the secret key, never by the app. */
const SERVER_ONLY = ['dispatch-notifications'];

const root = new URL('../../../supabase/functions/', import.meta.url);
const functions = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map(({ name }) => name);

const self = 'every-function.test.ts';
const others = [new URL('.', import.meta.url), new URL('../notifications/', import.meta.url)].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts') && file !== self)
    .map((file) => readFileSync(new URL(file, folder), 'utf8')),
);

const backend = closeAfterAll(await startTestBackend({ log: () => {} }));

interface Call {
  readonly token?: string;
  readonly origin?: string;
  readonly method?: string;
  readonly body?: string;
}

function call(name: string, { token, origin, method = 'POST', body = '{}' }: Call) {
  return fetch(`${backend.url}/functions/v1/${name}`, {
    method,
    headers: {
      apikey: backend.keys.publishableKey,
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(origin !== undefined && { origin }),
    },
    ...(method === 'POST' && { body }),
  });
}

const member = () => ({ sub: randomUUID(), session_id: randomUUID() });

describe.each(functions)('%s', (name) => {
  const isForMembers = !SERVER_ONLY.includes(name);

  test('has tests of its own', () => {
    expect(others.some((text) => text.includes(name))).toBe(true);
  });

  test('rejects callers without a valid token', { timeout: 60_000 }, async () => {
    const seconds = Math.floor(Date.now() / 1000);
    const tokens = [
      undefined,
      'nonsense',
      backend.keys.publishableKey,
      signToken(member(), {}, 'a guess'),
      signToken({ ...member(), iat: seconds - 7200, exp: seconds - 3600 }),
      `${signToken(member(), { alg: 'none' }).split('.').slice(0, 2).join('.')}.`,
    ];
    for (const token of tokens) {
      for (const method of ['GET', 'POST']) {
        const response = await call(name, { method, ...(token !== undefined && { token }) });
        expect([401, 405]).toContain(response.status);
        expect(await response.text()).not.toMatch(/stack|postgres|select|\.ts/i);
      }
    }
  });

  test.runIf(isForMembers)(
    'answers bad input of a signed-in, a deleted and a logged-out member without a 500',
    async () => {
      const { accessToken, userId } = await backend.signUpConfirmed(`${randomUUID()}@example.com`, 'secret1');
      const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
      const practice = { trainingType: 'jutsu', videoTitle: '十四ツ', duration: 5 };
      const bodies = ['', 'x', 'null', '[]', '{}', '"\\ud800"', `{"details":${deep}}`];
      bodies.push(JSON.stringify({ ...practice, details: '@' }).replace('"@"', deep), JSON.stringify(practice));
      bodies.push(JSON.stringify({ password: '\ud800' }), JSON.stringify({ endpoint: '\0' }));
      const statuses = async (token: string) => {
        const seenStatuses = new Set<number>();
        for (const body of bodies) seenStatuses.add((await call(name, { token, body })).status);
        seenStatuses.add((await call(name, { token, method: 'GET' })).status);
        return [...seenStatuses];
      };
      expect(Math.max(...(await statuses(accessToken)))).toBeLessThan(500);
      await backend.sql('delete from auth.sessions where user_id = $1', [userId]);
      expect(Math.max(...(await statuses(accessToken)))).toBeLessThan(500);
      await backend.sql('delete from auth.users where id = $1', [userId]);
      expect(Math.max(...(await statuses(accessToken)))).toBeLessThan(500);
    },
  );

  test('allows only the app’s origin by CORS', async () => {
    for (const method of ['OPTIONS', 'POST']) {
      const foreign = await call(name, { method, origin: 'https://keiko.evil.example' });
      expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
      const sameOrigin = await call(name, { method, origin: backend.url });
      if (isForMembers) {
        expect(sameOrigin.headers.get('access-control-allow-origin')).toBe(backend.url);
        expect(foreign.headers.get('vary')).toBe('origin');
      }
      await Promise.all([foreign.body?.cancel(), sameOrigin.body?.cancel()]);
    }
  });

  test('rejects a body over 256 KiB', async () => {
    const response = await call(name, { token: signToken(member()), body: JSON.stringify('a'.repeat(256 * 1024)) });
    expect([401, 405, 413]).toContain(response.status);
    await response.body?.cancel();
  });
});
