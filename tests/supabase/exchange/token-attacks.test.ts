import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startTestBackend } from '../../support/backend/backend.ts';
import { dumpTables } from '../../support/backend/dump-tables.ts';
import { addDevice, exchange, exchangeRequest, pushed } from '../../support/backend/exchange.ts';
import { signToken } from '../../support/backend/member-token.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const backend = closeAfterAll(await startTestBackend());
const victim = await addDevice(backend);
// The first request begins the read budget.
await victim.send();

const request = () => exchangeRequest({ push: [pushed('kata_forms', randomUUID(), { zou: '橋', ishiki: '渡る' })] });
const hourAgo = () => Math.floor(Date.now() / 1000) - 3600;

function tampered(token: string, userId: string): string {
  const [header, , signature] = token.split('.');
  const claims = { sub: userId, role: 'authenticated', aud: 'authenticated', exp: hourAgo() + 7200 };
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
}

describe('the exchange', () => {
  test.each([
    ['no token', () => null],
    ['a string that is not a token', () => 'x'],
    ['an expired token', () => signToken({ sub: victim.userId, exp: hourAgo() })],
    [
      'a token signed with another secret',
      () => signToken({ sub: victim.userId }, {}, 'another secret of the same length, more or less'),
    ],
    ['a token with an empty secret', () => signToken({ sub: victim.userId }, {}, '')],
    ['a token with a changed member', () => tampered(signToken({ sub: randomUUID() }), victim.userId)],
    [
      'an unsigned token',
      () => `${signToken({ sub: victim.userId }, { alg: 'none' }).split('.').slice(0, 2).join('.')}.`,
    ],
    ['a signed token with alg none', () => signToken({ sub: victim.userId }, { alg: 'none' })],
    ['a token without a member', () => signToken({})],
    ['a token of the anonymous role', () => signToken({ sub: victim.userId, role: 'anon' })],
    ['a token of an unknown member', () => signToken({ sub: randomUUID() })],
  ])('with %s responds 401 and changes nothing', async (_what, token) => {
    const before = await dumpTables(backend.sql);
    const { status, body } = await exchange(backend, token(), request());
    expect(status).toBe(401);
    expect(JSON.stringify(body)).not.toContain(victim.userId);
    expect(await dumpTables(backend.sql)).toEqual(before);
  });

  test('with a deleted member’s token responds 401 and does not restore the member', async () => {
    const leaver = await addDevice(backend);
    await leaver.push(pushed('kata_forms', randomUUID(), { zou: '橋', ishiki: '渡る' }));
    await backend.sql('delete from auth.users where id = $1', [leaver.userId]);
    const before = await dumpTables(backend.sql);
    expect(Object.values(before).join('\n')).not.toContain(leaver.userId);
    const { status, body } = await exchange(backend, leaver.token, request());
    expect([status, body.message]).toEqual([401, 'unknown_member']);
    expect(await dumpTables(backend.sql)).toEqual(before);
  });

  test('uses the member of the token, not of the body', async () => {
    const other = await addDevice(backend);
    const { body } = await exchange(backend, other.token, {
      ...request(),
      member_id: victim.userId,
      user_id: victim.userId,
    });
    expect(body.member_id).toBe(other.userId);
  });

  test.each([
    ['no key', undefined],
    ['a wrong key', 'sb_publishable_wrong'],
    ['the member’s token as key', 'token'],
  ])('with %s responds 401', async (_what, key) => {
    const response = await fetch(`${backend.url}/rest/v1/rpc/sync_exchange`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${victim.token}`,
        ...(key === undefined ? {} : { apikey: key === 'token' ? victim.token : key }),
      },
      body: JSON.stringify({ req: request() }),
    });
    expect(response.status).toBe(401);
    await response.body?.cancel();
  });
});
