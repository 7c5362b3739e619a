import { describe, expect, test } from 'vitest';
import { answersOf } from '../../../../src/data/training/answer-names.ts';

describe('the answers of a drill', () => {
  test.each([
    ['jisho', ['知っていた', 'あいまい', 'はじめて']],
    ['sakiyomi', ['当たった', '近い', '外れた']],
    ['oumugaeshi', ['そのまま', '少し違った', '出てこない']],
    ['goshoku', ['塗れた', '薄い', '塗れない']],
    ['kyokun', ['すぐ使える', 'もうひと息', '出てこない']],
    ['bunkai', ['あった', '近い', 'なかった']],
    ['sentsuji', ['正解', '違った']],
    ['utsusie', ['正解', '違った']],
    ['of-a-newer-build', ['思い出した', 'あいまい', '思い出せず']],
    ['constructor', ['思い出した', 'あいまい', '思い出せず']],
  ])('%s are named, best first', (pack, labels) => {
    expect(answersOf(pack).map(({ label }) => label)).toEqual(labels);
  });
});
