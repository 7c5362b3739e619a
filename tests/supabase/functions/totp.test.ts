import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import {
  findTotpStep,
  formatTotpSecret,
  parseTotpSecret,
  totpCode,
  totpStep,
} from '../../../supabase/functions/_shared/totp.ts';

/** The secret of the test vectors of RFC 6238, appendix B: the digits 1 to 0, twice. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

const secret = parseTotpSecret(SECRET) ?? new Uint8Array();

describe('a code of the second factor', () => {
  // The last six of the eight digits that the RFC prints.
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('is that of RFC 6238 at %i seconds', (seconds, code) => {
    expect(totpCode(secret, totpStep(seconds * 1000))).toBe(code.slice(2));
  });

  test('is found one step before and after its own, and no further', () => {
    const step = totpStep(Date.parse('2026-11-23T03:00:00Z'));
    const code = totpCode(secret, step);
    const findStep = (steps: number) => findTotpStep(secret, code, (step + steps) * 30_000 + 29_999);
    expect([findStep(-1), findStep(0), findStep(1)]).toEqual([step, step, step]);
    expect([findStep(-2), findStep(2)]).toEqual([null, null]);
  });

  test.each(['', '28708', '2870820', 'x87082', '000000'])('is not %o at 59 seconds', (typed) => {
    expect(findTotpStep(secret, typed, 59_000)).toBeNull();
  });
});

describe('a secret of the second factor', () => {
  test('is base32, in any case and with spaces', () => {
    expect(Buffer.from(secret).toString()).toBe('12345678901234567890');
    expect(parseTotpSecret(SECRET.toLowerCase().replace(/(.{4})/g, '$1 '))).toEqual(secret);
    expect(parseTotpSecret(`${SECRET}======`)).toEqual(secret);
    for (let length = 16; length < 40; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 37) % 256);
      expect(parseTotpSecret(formatTotpSecret(bytes))).toEqual(bytes);
    }
  });

  test.each(['', 'JBSWY3DPEHPK3PXP', `${SECRET}1`, `${SECRET}!`, 'あ'.repeat(32), 'A'.repeat(300)])(
    'is not %o',
    (text) => {
      expect(parseTotpSecret(text)).toBeNull();
    },
  );

  test('is printed by npm run admin-totp, each time another, and shown for the authenticator app', () => {
    const run = () =>
      spawnSync(process.execPath, ['--import', 'tsx', 'supabase/embedded/admin-totp.ts'], { encoding: 'utf8' });
    const [first, second] = [run(), run()];
    const printed = first.stdout.trim();
    expect(parseTotpSecret(printed)).toHaveLength(20);
    expect(first.stderr).toContain(`secret=${printed}&issuer=`);
    expect(second.stdout).not.toBe(first.stdout);
  });
});
