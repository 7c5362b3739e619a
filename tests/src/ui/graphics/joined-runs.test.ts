import { describe, expect, test } from 'vitest';
import { joinedRuns } from '../../../../src/ui/graphics/joined.tsx';

/** The joined parts of a text in brackets. */
function marked(text: string): string {
  const runs = joinedRuns([{ text, reading: null }]);
  return runs
    .map(({ isJoined, pieces }) => {
      const run = pieces.map((piece) => piece.text).join('');
      return isJoined ? `[${run}]` : run;
    })
    .join('');
}

describe('a line does not break', () => {
  test.for([
    ['一語ずつはっきりと。', '[一語]ずつはっきりと。'],
    ['「頭の回転を上げる」を、1日1回ずつ30回。', '「頭の回転を上げる」を、[1日1回]ずつ[30回]。'],
    ['「頭の回転を上げる」全30回', '「頭の回転を上げる」[全30回]'],
    ['結衣ちゃんが3週目に', '[結衣ちゃん]が[3週目]に'],
    ['80センチの箱を2か所へ', '[80センチ]の箱を[2か所]へ'],
    ['三呼吸のあと、ゆっくりと。', '[三呼吸]のあと、ゆっくりと。'],
  ] as const)('in %s', ([text, expected]) => {
    expect(marked(text)).toBe(expected);
  });

  test('within a word with a reading that reaches into a joined run, and loses nothing', () => {
    const pieces = [
      { text: '毎週', reading: null },
      { text: '3回目', reading: 'かいめ' },
      { text: 'の朝', reading: null },
    ];
    const runs = joinedRuns(pieces);
    expect(runs.map((run) => run.pieces.map(({ text }) => text).join(''))).toEqual(['毎週', '3回目の', '朝']);
    expect(runs.map(({ isJoined }) => isJoined)).toEqual([false, true, false]);
    expect(runs[1]?.pieces[0]).toEqual(pieces[1]);
  });

  test.for([
    [['受け取', 'うけと'], 'る。', '受け取る/。'],
    [['稽古', 'けいこ'], 'です', '稽古です'],
    [['揺', 'ゆ'], 'らしているあいだ', '揺らし/ているあいだ'],
    [['揺', 'ゆ'], 'らしている', '揺らしている'],
    [['五百羅漢像', 'ごひゃくらかんぞう'], 'たち', '五百羅漢像たち'],
    [['声', 'こえ'], '、', '声、'],
  ] as const)('a word with a reading keeps the kana behind it: %j%s', ([[text, reading], rest, runs]) => {
    const drawn = joinedRuns([
      { text, reading },
      { text: rest, reading: null },
    ]);
    expect(drawn.map((run) => run.pieces.map((piece) => piece.text).join('')).join('/')).toBe(runs);
    expect(drawn[0]?.isJoined).toBe(rest !== '、');
  });
});
