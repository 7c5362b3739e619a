import { describe, expect, test } from 'vitest';
import { annotate, createReadings } from '../../../../src/features/furigana/annotate.ts';

/** A text with its readings behind the words, as in 漢字（かんじ）. */
function read(text: string, words: readonly (readonly [string, string])[]): string {
  return annotate(text, createReadings(words))
    .map(({ text: written, reading }) => (reading === null ? written : `${written}（${reading}）`))
    .join('');
}

describe('furigana', () => {
  test('stand over the kanji of a word and not over its kana', () => {
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

  test('are those of the longest word that stands there', () => {
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

  test('take no part of a word away from the one before', () => {
    expect(
      read('大人気', [
        ['大人', 'おとな'],
        ['人気', 'にんき'],
      ]),
    ).toBe('大人（おとな）気');
  });

  test('leave a figure alone, or read it with the kanji, but never half a number', () => {
    const words = [
      ['1人', 'ひとり'],
      ['3人', '3にん'],
      ['人', 'ひと'],
    ] as const;
    expect(read('1人か3人か13人', words)).toBe('1人（ひとり）か3人（にん）か13人（にん）');
    expect(read('11人', words)).toBe('11人（ひと）');
  });

  test('leave what is not in the list as it is', () => {
    expect(read('', [])).toBe('');
    expect(annotate('見知らぬ語', createReadings([]))).toEqual([{ text: '見知らぬ語', reading: null }]);
  });

  test('refuse a reading that cannot be that of its word', () => {
    expect(() => createReadings([['取り出', 'とれだ']])).toThrow('Cannot read "取り出" as "とれだ"');
    expect(() => createReadings([['間', 'アイダ!']])).toThrow();
  });
});
