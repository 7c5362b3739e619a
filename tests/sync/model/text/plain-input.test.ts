import { domainToASCII } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loginAddress, plainAddress, plainCode, plainPhone } from '../../../../sync/model/text/plain-input.ts';

describe('plainAddress()', () => {
  test.each([
    ['taro@example.jp', 'taro@example.jp'],
    ['Ｔａｒｏ＠Example．ＪＰ', 'taro@example.jp'],
    ['\u200etaro@\u200bexample.jp\u2060 \n', 'taro@example.jp'],
    ['\u202dtaro+a@example.jp\u202c\ufe0f', 'taro+a@example.jp'],
    ['taro@example。jp', 'taro@example.jp'],
    ['taro−y@ex‐ample｡jp', 'taro-y@ex-ample.jp'],
    ['taro@日本語。ＪＰ', 'taro@xn--wgv71a119e.jp'],
    ['taro@Bücher.example', 'taro@xn--bcher-kva.example'],
    ['taro@ラーメン.jp', 'taro@xn--4dkp5a8a.jp'],
    ['taro@xn--wgv71a119e.jp', 'taro@xn--wgv71a119e.jp'],
    ['taro@日本語.jp/x', 'taro@日本語.jp/x'],
    ['太郎', '太郎'],
  ])('reads %j', (typed, address) => {
    expect(plainAddress(typed, domainToASCII)).toBe(address);
    expect(plainAddress(address, domainToASCII)).toBe(address);
    expect(loginAddress(typed, 'example.com', domainToASCII)).toBe(
      address.includes('@') ? address : `${address}@example.com`,
    );
  });
});

test.each([
  ['\u202d090-1234-5678\u202c', '090-1234-5678'],
  ['０９０ー１２３４ー５６７８', '090-1234-5678'],
  ['+81\u00a090−1234‑5678\u200b', '+81 90-1234-5678'],
  ['（０３）１２３４―５６７８', '(03)1234-5678'],
])('plainPhone() reads %j', (typed, phone) => {
  expect(plainPhone(typed)).toBe(phone);
});

test.each([
  '1234567890',
  '12345\u200b67890',
  '１２３４５ー６７８９０',
  ' 12345 67890\n',
  '\u202d12345–67890\u202c',
  '12345\ufe0f〜67890',
])('plainCode() reads %j', (typed) => {
  expect(plainCode(typed)).toBe('1234567890');
});
