import { describe, expect, test } from 'vitest';
import { annotate, createReadings } from '../../../../src/features/furigana/annotate.ts';

/** Formats pieces with readings after the words, as in 漢字（かんじ）. */
function read(text: string, words: readonly (readonly [string, string])[]): string {
  return annotate(text, createReadings(words))
    .map(({ text: written, reading }) => (reading === null ? written : `${written}（${reading}）`))
    .join('');
}

describe('annotate', () => {
  test('adds readings to kanji only, not to kana', () => {
    expect(
      read('手に取り出す。', [
        ['手', 'て'],
        ['取り出', 'とりだ'],
      ]),
    ).toBe('手（て）に取（と）り出（だ）す。');
    expect(
      read('オウム返しと十四ツ', [
        ['ム返し', 'ムがえし'],
        ['十四ツ', 'じゅうよつ'],
      ]),
    ).toBe('オウム返（がえ）しと十四（じゅうよ）ツ');
  });

  test('prefers the longest matching word', () => {
    const words = [
      ['日', 'ひ'],
      ['一日', 'いちにち'],
      ['今', 'いま'],
      ['今日', 'きょう'],
      ['の上', 'のうえ'],
      ['上', 'じょう'],
    ] as const;
    expect(read('今日の一日、晴れた日', words)).toBe('今日（きょう）の一日（いちにち）、晴れた日（ひ）');
    expect(read('机の上と上', words)).toBe('机の上（うえ）と上（じょう）');
  });

  test('does not split a word that was already matched', () => {
    expect(
      read('大人気', [
        ['大人', 'おとな'],
        ['人気', 'にんき'],
      ]),
    ).toBe('大人（おとな）気');
  });

  test('leaves digits as they are or reads them with the kanji, but never splits a number', () => {
    const words = [
      ['1人', 'ひとり'],
      ['3人', '3にん'],
      ['人', 'ひと'],
    ] as const;
    expect(read('1人か3人か13人', words)).toBe('1人（ひとり）か3人（にん）か13人（にん）');
    expect(read('11人', words)).toBe('11人（ひと）');
  });

  test('leaves unlisted words unchanged', () => {
    expect(read('', [])).toBe('');
    expect(annotate('見知らぬ語', createReadings([]))).toEqual([{ text: '見知らぬ語', reading: null }]);
  });

  test('rejects a reading that does not match its word', () => {
    expect(() => createReadings([['取り出', 'とれだ']])).toThrow('Cannot read "取り出" as "とれだ"');
    expect(() => createReadings([['間', 'アイダ!']])).toThrow();
  });
});
