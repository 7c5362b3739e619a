import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { parseKeySet, verifyToken } from '../../../supabase/functions/_shared/verify-token.ts';
import { signToken } from '../../support/backend/member-token.ts';
import { testKeys } from '../../support/backend/test-keys.ts';

const MEMBER = '0197f2aa-0000-7000-8000-000000000001';
const NOW = Date.now();
const seconds = Math.floor(NOW / 1000);
const secret = { kty: 'oct', alg: 'HS256', use: 'sig', k: Buffer.from(testKeys.jwtSecret).toString('base64url') };
const shared = parseKeySet(JSON.stringify({ keys: [secret] }));

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = { sub: MEMBER, aud: 'authenticated', role: 'authenticated', exp: seconds + 60, session_id: 's-1' };

function createKeyPair(kind: 'ec' | 'rsa', kid: string) {
  const { privateKey, publicKey } =
    kind === 'ec'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 });
  const alg = kind === 'ec' ? 'ES256' : 'RS256';
  return {
    jwk: { ...publicKey.export({ format: 'jwk' }), kid, alg, use: 'sig', key_ops: ['verify'] },
    token(body: object, header: object = {}) {
      const signed = `${encode({ alg, kid, typ: 'JWT', ...header })}.${encode(body)}`;
      const bytes = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
      return `${signed}.${bytes.toString('base64url')}`;
    },
  };
}

describe('a member token', () => {
  test('gives the member when signed with the shared secret', async () => {
    const token = signToken({ sub: MEMBER, session_id: 's-1' });
    expect(await verifyToken(token, shared, NOW)).toMatchObject({ sub: MEMBER, session_id: 's-1' });
  });

  test.each(['ec', 'rsa'] as const)('gives the member when signed with the project’s %s key', async (kind) => {
    const [old, current] = [createKeyPair(kind, 'old'), createKeyPair(kind, 'current')];
    const keys = parseKeySet(JSON.stringify([old.jwk, current.jwk]));
    expect(await verifyToken(current.token(claims), keys, NOW)).toMatchObject({ sub: MEMBER, session_id: 's-1' });
    expect(await verifyToken(old.token(claims), keys, NOW)).toMatchObject({ sub: MEMBER, session_id: 's-1' });
  });

  test('is valid from nbf until before exp', async () => {
    const token = signToken({ sub: MEMBER, exp: seconds, nbf: seconds - 10 });
    expect(await verifyToken(token, shared, (seconds - 1) * 1000)).not.toBeNull();
    expect(await verifyToken(token, shared, seconds * 1000)).toBeNull();
    expect(await verifyToken(token, shared, (seconds - 11) * 1000)).toBeNull();
  });

  const good = signToken({ sub: MEMBER });
  const [head = '', body = '', signature = ''] = good.split('.');
  test.each([
    ['nothing', ''],
    ['text', 'not a token'],
    ['two parts', `${head}.${body}`],
    ['four parts', `${good}.${signature}`],
    ['no signature', `${head}.${body}.`],
    ['another signature', `${head}.${body}.${signature.slice(0, -4)}AAAA`],
    ['a signature in another alphabet', `${head}.${body}.${signature}==`],
    ['a changed body', `${head}.${encode({ ...claims, sub: MEMBER.replace('1', '2') })}.${signature}`],
    ['the algorithm none', `${encode({ alg: 'none' })}.${body}.`],
    ['another secret', signToken({ sub: MEMBER }, {}, 'a secret that somebody guessed')],
    ['an algorithm we never use', signToken({ sub: MEMBER }, { alg: 'HS512' })],
    ['no member', signToken({ sub: undefined })],
    ['a member that is no id', signToken({ sub: "' or true" })],
    ['the anonymous role', signToken({ sub: MEMBER, role: 'anon' })],
    ['the service role', signToken({ sub: MEMBER, role: 'service_role' })],
    ['another audience', signToken({ sub: MEMBER, aud: 'somebody else' })],
    ['no expiry', signToken({ sub: MEMBER, exp: undefined })],
  ])('is invalid with %s', async (_what, token) => {
    expect(await verifyToken(token, shared, NOW)).toBeNull();
  });

  test('cannot use a public key as a shared secret', async () => {
    // alg is optional in a key set.
    const { alg: _alg, ...jwk } = createKeyPair('rsa', 'current').jwk;
    const keys = parseKeySet(JSON.stringify([jwk]));
    const forged = signToken(claims, { kid: 'current' }, JSON.stringify(jwk));
    expect(await verifyToken(forged, keys, NOW)).toBeNull();
  });

  test('is verified only by a key of the same id and type', async () => {
    const [ec, rsa] = [createKeyPair('ec', 'a'), createKeyPair('rsa', 'b')];
    const keys = parseKeySet(JSON.stringify({ keys: [ec.jwk, rsa.jwk, { ...secret, kid: 'c' }] }));
    const isValid = async (token: string) => (await verifyToken(token, keys, NOW)) !== null;
    expect(await isValid(ec.token(claims))).toBe(true);
    expect(await isValid(ec.token(claims, { kid: 'b' }))).toBe(false);
    expect(await isValid(rsa.token(claims, { kid: undefined }))).toBe(true);
    expect(await isValid(signToken({ sub: MEMBER }, { kid: 'c' }))).toBe(true);
    expect(await isValid(signToken({ sub: MEMBER }))).toBe(true);
    expect(await isValid(signToken({ sub: MEMBER }, { kid: 'a' }))).toBe(false);
  });

  test('is not checked against a broken key', async () => {
    const { n: _n, ...broken } = createKeyPair('rsa', 'current').jwk;
    const token = createKeyPair('rsa', 'current').token(claims);
    await expect(verifyToken(token, parseKeySet(JSON.stringify([broken])), NOW)).rejects.toThrow();
  });
});

describe('a key set', () => {
  test.each(['', '{}', '{"keys":{}}', '[{"alg":"HS256"}]'])('cannot be read from "%s"', (text) => {
    expect(() => parseKeySet(text)).toThrow();
  });
});
