import { describe, expect, test } from 'vitest';
import { hasDirectionMark, isBlank, isTooLongFolded } from '../../../sync/rules/text-rules.ts';

describe('isBlank()', () => {
  test.each([
    ['nothing', ''],
    ['spaces of any width', ' \u3000\u00a0\u2003\ufeff'],
    ['zero width characters', '\u200b\u200c\u200d\u2060'],
    ['control characters', '\u0007\u001b\u0085'],
    ['direction marks', '\u200e\u202e\u2066'],
    ['letters without a shape', '\u3164\u115f\u2800\uffa0'],
    ['tags and variation selectors', '\u{e0041}\ufe0f'],
  ])('is true for %s', (_what, text) => {
    expect(isBlank(text)).toBe(true);
  });

  test.each(['橋', ' 。', '👨‍👩‍👧', '\u3000象\u3000', '0', 'ー', '々'])('is false for "%s"', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('hasDirectionMark()', () => {
  test.each(['橋\u202e', '\u2067橋', '\u200f', '\u061c橋'])('is true for %j', (text) => {
    expect(hasDirectionMark(text)).toBe(true);
  });

  test.each(['橋', 'שלום', '👨‍👩‍👧', '\u200b'])('is false for %j', (text) => {
    expect(hasDirectionMark(text)).toBe(false);
  });
});

test('isTooLongFolded() counts the characters that a ligature stands for', () => {
  expect(isTooLongFolded(['象'.repeat(2000), '意'.repeat(2000)])).toBe(false);
  expect(isTooLongFolded(['\ufdfa'.repeat(450)])).toBe(true);
});
