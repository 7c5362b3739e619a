import { createHmac } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { closeAfterAll } from '../../../support/run/close-after-all.ts';
import { startNotesBackend } from '../notes-backend.ts';

// Allows for a cold start on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

const server = closeAfterAll(await startNotesBackend());
const hanako = await server.signUpConfirmed('hanako@example.com', 'secret1', '花子');
const taro = await server.signUpConfirmed('taro@example.com', 'secret1');

describe('data API', () => {
  test('lets a member read and write within the grants of the migrations', async () => {
    const written = await server.call('/rest/v1/notes', { token: hanako.accessToken, body: { id: 'a', body: '象' } });
    const read = await server.call('/rest/v1/notes?select=id,body', { token: hanako.accessToken });
    expect(written.status).toBe(201);
    expect(await read.json()).toEqual([{ id: 'a', body: '象' }]);
  });

  test('answers an instant and a violated check as PostgREST does', async () => {
    const read = await server.call('/rest/v1/notes?select=written_at&limit=1', { token: hanako.accessToken });
    expect(await read.json()).toEqual([{ written_at: '2026-11-28T18:23:04.44+00:00' }]);
    const violating = { token: hanako.accessToken, body: { id: 'x'.repeat(41) } };
    const written = await server.call('/rest/v1/notes', violating);
    expect([written.status, await written.json()]).toMatchObject([400, { code: '23514' }]);
  });

  test('hides other members’ rows', async () => {
    await server.call('/rest/v1/notes', { token: taro.accessToken, body: { id: 'b' } });
    const read = await server.call('/rest/v1/notes?select=id', { token: taro.accessToken });
    expect(await read.json()).toEqual([{ id: 'b' }]);
  });

  test('keeps revoked columns and actions revoked after the first requests', async () => {
    const column = await server.call('/rest/v1/notes', {
      token: hanako.accessToken,
      body: { id: 'c', stamped_by: 'me' },
    });
    const update = await server.call('/rest/v1/notes?id=eq.a', {
      token: hanako.accessToken,
      method: 'PATCH',
      body: { body: 'changed' },
    });
    const remove = await server.call('/rest/v1/notes?id=eq.a', { token: hanako.accessToken, method: 'DELETE' });
    expect([column.status, update.status, remove.status]).toEqual([403, 403, 403]);
    const grants = await server.sql<{ acl: string }>(
      "select relacl::text as acl from pg_class where relname = 'notes'",
    );
    expect(grants[0]?.acl).toContain('authenticated=r/');
    expect(grants[0]?.acl).not.toContain('anon=');
  });

  test('rejects a guest and a request with a missing or wrong key', async () => {
    const visitor = await server.call('/rest/v1/notes');
    const noKey = await fetch(`${server.url}/rest/v1/notes`, {
      headers: { authorization: `Bearer ${hanako.accessToken}` },
    });
    const wrongKey = await server.call('/rest/v1/notes', { headers: { apikey: 'sb_publishable_wrong' } });
    expect([visitor.status, noKey.status, wrongKey.status]).toEqual([401, 401, 401]);
  });

  test('rejects an expired, a tampered, an unsigned and a foreign token', async () => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { sub: hanako.userId, aud: 'authenticated', role: 'authenticated', iat: now - 7200 };
    const tokens = [
      sign({ ...claims, exp: now - 3600 }, server.keys.jwtSecret),
      sign({ ...claims, exp: now + 3600 }, 'another secret of the same length as the real one, or so'),
      `${hanako.accessToken.slice(0, -4)}AAAA`,
      sign({ ...claims, exp: now + 3600 }, null),
    ];
    for (const token of tokens) expect((await server.call('/rest/v1/notes', { token })).status).toBe(401);
    const good = await server.call('/rest/v1/notes', {
      token: sign({ ...claims, exp: now + 3600 }, server.keys.jwtSecret),
    });
    expect(good.status).toBe(200);
  });

  test('exposes only the public schema', async () => {
    for (const schema of ['auth', 'private', 'extensions', 'supabase_migrations']) {
      const response = await server.call('/rest/v1/users', {
        token: hanako.accessToken,
        headers: { 'accept-profile': schema },
      });
      expect(response.status).toBe(406);
    }
  });

  test('isolates the role and claims of concurrent requests', async () => {
    const callers = [
      { token: hanako.accessToken, sees: `authenticated ${hanako.userId}` },
      { token: taro.accessToken, sees: `authenticated ${taro.userId}` },
      { sees: 'anon -' },
    ];
    const responses = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const caller = callers[index % 3] ?? { sees: '' };
        const response = await server.call('/rest/v1/rpc/who_am_i', { body: {}, ...caller });
        return { saw: await response.json(), sees: caller.sees };
      }),
    );
    for (const { saw, sees } of responses) expect(saw).toBe(sees);
  });
});

function sign(claims: object, secret: string | null): string {
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${encode({ alg: secret ? 'HS256' : 'none', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${secret ? createHmac('sha256', secret).update(content).digest('base64url') : ''}`;
}
