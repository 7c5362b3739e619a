import { describe, expect, test } from 'vitest';
import { carriesLink } from '../../../../src/data/account/arrived-link.ts';
import { parseMailedLink } from '../../../../src/data/account/mailed-link.ts';

const at = (rest: string) => new URL(`https://keiko.example/${rest}`);
const parse = (rest: string) => parseMailedLink(at(rest));

describe('mailed link', () => {
  test('reads tokens from the fragment after a sign-up', () => {
    expect(parse('#access_token=a.b.c&refresh_token=r1&expires_in=3600&token_type=bearer&type=signup')).toEqual({
      kind: 'tokens',
      accessToken: 'a.b.c',
      refreshToken: 'r1',
      type: 'signup',
    });
  });

  test('marks tokens for a password recovery', () => {
    expect(parse('#access_token=a&refresh_token=r&type=recovery')).toMatchObject({ kind: 'tokens', type: 'recovery' });
  });

  test.each(['signup', 'recovery', 'email', 'magiclink', 'invite', 'email_change'])(
    'reads a token hash for %s',
    (type) => {
      expect(parse(`?token_hash=pkce_123&type=${type}`)).toEqual({ kind: 'token-hash', tokenHash: 'pkce_123', type });
    },
  );

  test('reads a code', () => {
    expect(parse('?code=0b2c')).toEqual({ kind: 'code', code: '0b2c', type: null });
    expect(parse('?code=0b2c&type=recovery')).toEqual({ kind: 'code', code: '0b2c', type: 'recovery' });
  });

  test.each([
    '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
    '?error=access_denied&error_code=otp_expired',
  ])('reads the error code: %s', (rest) => {
    expect(parse(rest)).toEqual({ kind: 'failed', reason: 'otp_expired' });
  });

  test('falls back to the error when there is no error code', () => {
    expect(parse('?error=server_error')).toEqual({ kind: 'failed', reason: 'server_error' });
  });

  test('prefers an error over tokens', () => {
    expect(parse('#error=access_denied&access_token=a&refresh_token=r')).toMatchObject({ kind: 'failed' });
  });

  test('reads the first confirmation of a change of address', () => {
    expect(parse('#message=Confirmation+link+accepted')).toEqual({ kind: 'message' });
  });

  test.each([
    ['#access_token=a', 'half a pair of tokens'],
    ['#access_token=&refresh_token=', 'empty tokens'],
    ['#refresh_token=r', 'the other half'],
    ['?token_hash=x', 'a token hash without a type'],
    ['?token_hash=x&type=sms', 'a token hash of an unknown type'],
    ['?code=', 'an empty code'],
    ['#message=', 'an empty message'],
    ['#error_description=gone', 'a description without an error'],
  ])('is incomplete with "%s", %s', (rest) => {
    expect(carriesLink(at(rest))).toBe(true);
    expect(parse(rest)).toEqual({ kind: 'incomplete' });
  });

  test.each(['', '#', '#top', '?tab=list&edit=code', '?%E0%A4%A=1#%', '#password', 'help?q=message'])(
    'is none: "%s"',
    (rest) => expect(carriesLink(at(rest))).toBe(false),
  );
});
