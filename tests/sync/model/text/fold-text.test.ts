import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from '../../../../sync/model/text/fold-text.ts';
import { nastyText } from '../../../support/fixtures/nasty-texts.ts';

const RUNS = { numRuns: 10_000 };

/** Text that members may write: both kinds and widths of kana, combining marks, letters, emoji, arbitrary strings. */
const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      'ア',
      'あ',
      'ｱ',
      'ﾞ',
      'ガ',
      'か',
      '\u3099',
      'ヽ',
      'ヶ',
      'ー',
      'Ａ',
      'ß',
      'İ',
      'Σ',
      'ﬁ',
      '①',
      '👩‍👧',
      '\u0301',
      ' ',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 12,
});

const anyText = fc.oneof(text, nastyText);

describe('folding', () => {
  test.each([
    ['katakana', 'カミナリ', 'かみなり'],
    ['half-width kana with their marks', 'ｶﾞｷﾞｸﾞ ﾊﾟ', 'がぎぐ ぱ'],
    ['full-width letters and digits', 'ＡＢｃ１２', 'abc12'],
    ['combining marks', 'か\u3099', 'が'],
    ['compatibility forms', '㈱①ﬁ', '(株)1fi'],
    ['iteration marks and small kana', 'ヽヾヵヶ', 'ゝゞゕゖ'],
    ['a final sigma', 'ΟΔΟΣ', 'οδοσ'],
    ['waves and dashes', '〜～∼ −－—―‐‑– ‖∥', '~~~ ------- ‖‖'],
    ['variation selectors', '葛\u{e0100}城☕\ufe0f', '葛城☕'],
    ['invisible characters', '大\u200b切\u200e\u00ad', '大切'],
    ['a mark after a variation selector', 'カ\ufe00\u3099', 'が'],
  ])('folds %s', (_what, written, folded) => {
    expect(foldText(written)).toBe(folded);
  });

  test('keeps the long vowel mark, kanji and emoji', () => {
    expect(foldText('ラーメン屋👩‍👩‍👧')).toBe('らーめん屋👩‍👩‍👧');
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(anyText, (written) => foldText(foldText(written)) === foldText(written)),
      RUNS,
    );
  });

  test('ignores differences in width, composition and kana type', () => {
    fc.assert(
      fc.property(anyText, (written) => {
        const folded = foldText(written);
        const hiragana = written.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
        return (
          foldText(written.normalize('NFD')) === folded &&
          foldText(written.normalize('NFKC')) === folded &&
          foldText(hiragana.normalize('NFC')) ===
            foldText(
              written.normalize('NFC').replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60)),
            )
        );
      }),
      RUNS,
    );
  });
});
