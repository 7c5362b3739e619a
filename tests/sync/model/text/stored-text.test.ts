import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBlank, storedText } from '../../../../sync/model/text/stored-text.ts';
import { nastyText, nastyTexts } from '../../../support/fixtures/nasty-texts.ts';

const RUNS = { numRuns: 20_000 };

describe('storedText()', () => {
  test.each([
    '３〜４',
    '葛\u{e0100}城',
    '☕\ufe0f',
    '１行目\n２行目\tあ',
    'カﾅ',
    'A－B',
    '𠮟る',
    '①㈱髙﨑',
    'שלום',
    '1️⃣🇯🇵',
  ])('keeps %j as it was typed', (text) => {
    expect(storedText(text)).toBe(text);
  });

  test.each(nastyTexts.slice(0, 7))('keeps the emoji sequence %j', (text) => {
    expect(storedText(`朝${text}夜`)).toBe(`朝${text}夜`);
  });

  test.each([
    ['composes', 'か\u3099 e\u0301', 'が é'],
    ['trims', '\u3000\u200b 朝 \ufeff\n', '朝'],
    ['removes controls', '朝\0の\x07道\x1b', '朝の道'],
    ['removes halves of a character', '\ud83d朝\udc69', '朝'],
    ['removes direction marks', '\u202d朝\u200eの\u2067道\u061c', '朝の道'],
    ['removes zero-width characters', '大\u200b切\u200c\u200d\u2060\u00ad\u034f', '大切'],
    ['removes what was between composing characters', 'か\u200b\u3099', 'が'],
    ['removes tags that hide a text', '🏴\u{e0061}\u{e0062} 朝\u{e0041}', '🏴 朝'],
    ['removes a joiner beside one emoji only', '👩\u200d女\u200d👩', '👩女👩'],
    ['reads every kind of line break', 'a\r\nb\rc\vd\u0085e', 'a\nb\nc\nd\ne'],
  ])('%s', (_what, typed, stored) => {
    expect(storedText(typed)).toBe(stored);
  });

  test('changes no stored text, and leaves nothing invisible', () => {
    const left = /(?![\n\t])\p{Cc}|[\p{Cs}\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;
    fc.assert(
      fc.property(nastyText, (typed) => {
        const stored = storedText(typed);
        return storedText(stored) === stored && stored.normalize('NFC') === stored && !left.test(stored);
      }),
      RUNS,
    );
  });
});

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
