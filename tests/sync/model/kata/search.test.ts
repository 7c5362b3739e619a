import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { containsWords, searchText, searchWords } from '../../../../sync/model/kata/search.ts';

const kata = { name: 'アサの海', category: '通勤', zou: '静かな駅\nで待つ', ishiki: 'ＡＢＣ順に' };

function finds(query: string): boolean {
  return containsWords(searchText(kata), searchWords(query));
}

describe('kata search', () => {
  test.each(['あさ', 'ｱｻ', '海', '通勤', 'エキ'.replace('エキ', '駅'), 'abc', 'ａｂｃ順', '', '　 '])(
    'finds %j',
    (query) => {
      expect(finds(query)).toBe(true);
    },
  );

  test.each([
    ['朝～夜', '朝〜夜の道'],
    ['A－B', 'A−B'],
    ['‖∥—―', '∥‖―—'],
    ['葛城', '葛\u{e0100}城'],
    ['葛\u{e0101}城', '葛城'],
    ['☕\ufe0f', '朝の☕'],
    ['大切', '大\u200b切'],
    ['連想\u200e', '連想'],
  ])('finds %j in %j, which looks the same', (query, zou) => {
    expect(containsWords(searchText({ ...kata, zou }), searchWords(query))).toBe(true);
  });

  test('requires every word in any field', () => {
    expect(finds('海 abc　駅')).toBe(true);
    expect(finds('海 山')).toBe(false);
  });

  test('does not match across two fields', () => {
    expect(finds('海通勤')).toBe(false);
    expect(finds('海\n通勤')).toBe(true);
  });

  test('treats wildcard and markup characters literally', () => {
    const odd = searchText({ ...kata, zou: '100% _under_ [a-z]* \\ <b>' });
    for (const query of ['100%', '_under_', '[a-z]*', '\\', '<b>'])
      expect(containsWords(odd, searchWords(query))).toBe(true);
    expect(containsWords(odd, searchWords('1%'))).toBe(false);
  });

  test('finds every substring of every field', () => {
    const pieces = fc.tuple(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.nat(20), fc.nat(20));
    fc.assert(
      fc.property(pieces, ([zou, from, length]) => {
        const piece = [...zou.normalize('NFKC')].slice(from, from + length).join('');
        const isWhole = zou.normalize('NFKC').includes(piece.normalize('NFKC'));
        return !isWhole || containsWords(searchText({ ...kata, zou: zou.normalize('NFKC') }), searchWords(piece));
      }),
      { numRuns: 2000 },
    );
  });
});
