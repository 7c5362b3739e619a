import { describe, expect, test } from 'vitest';
import { isCommonPassword } from '../../../../sync/model/account/common-passwords.ts';
import { passwordWeakness } from '../../../../sync/model/account/password.ts';

const hanako = { email: 'hana.ko@example.com', name: '花子さん稽古', isCommon: isCommonPassword } as const;
const weakness = (password: string) => passwordWeakness(password, hanako);

describe('a password', () => {
  test.for([
    ['too-short', '12a45'],
    ['too-short', '😀😀😀😀😀'],
    ['too-long', `${'a1'.repeat(36)}b`],
    ['too-long', '稽'.repeat(25)],
    ['personal', 'hana.ko@example.com'],
    ['personal', ' HANA.KO '],
    ['personal', 'ｈａｎａ．ｋｏ'],
    ['personal', '花子さん稽古'],
    ['common', 'PassWord'],
    ['common', 'ｓａｋｕｒａ'],
    ['common', 'aaaaaaa'],
    ['common', '      '],
    ['common', '1234567890'],
    ['common', '0987654321'],
    ['common', 'efghij'],
    ['common', 'lkjhgfdsa'],
    ['common', 'かきくけこさ'],
  ] as const)('is %s: "%s"', ([reason, password]) => {
    expect(weakness(password)).toBe(reason);
  });

  test.for(['himitsu', 'secret1', '稽古の朝は六時', '稽古'.repeat(12), 'a1'.repeat(36), 'hana.ko!'])(
    'may be "%s"',
    (password) => {
      expect(weakness(password)).toBeNull();
    },
  );

  test('is not personal for a member without a name', () => {
    expect(passwordWeakness('himitsu', { email: '', name: '', isCommon: isCommonPassword })).toBeNull();
  });
});

describe('the list of common passwords', () => {
  test('holds no password that is refused for its length anyway', () => {
    expect(isCommonPassword('abc')).toBe(true);
    expect(isCommonPassword('taro1')).toBe(false);
  });
});
