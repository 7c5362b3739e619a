import { describe, expect, test } from 'vitest';
import { parrotTexts, unaskedSentences } from '../../../../src/practices/oumugaeshi/content.ts';
import { gapIn, gapResult } from '../../../../src/practices/oumugaeshi/gap.ts';
import { sentenceId, sentencesOf } from '../../../../src/practices/oumugaeshi/rules.ts';

const shown = (sentence: string) => {
  const gap = gapIn(sentence);
  return gap && `${gap.before}〔${gap.choices}〕${gap.after}`;
};

describe('the gap of a sentence', () => {
  test.for([
    ['窓がうっすら曇った。', '窓がうっすら曇っ〔た,ていた,ている〕。'],
    ['自販機がうなっている。', '自販機がうなっ〔た,ていた,ている〕。'],
    ['雑誌はもう読んだ。', '雑誌はもう読ん〔だ,でいた,でいる〕。'],
    ['愉快そうな葉書が届いた。', '愉快そうな葉書が届い〔た,ていた,ている〕。'],
    ['まだ外は暗い。', 'まだ外〔は,が,も〕暗い。'],
    ['青い靴下も回る。', '青い靴下〔は,が,も〕回る。'],
    ['出てきたのは、靴下だった。', '出てきたの〔は,が,も〕、靴下だった。'],
    ['やかんに水をくむ。', 'やかんに水〔は,を,も〕くむ。'],
  ] as const)('of %s is %s', ([sentence, gap]) => {
    expect(shown(sentence)).toBe(gap);
  });

  test.for([
    ['積もる量は、多い所で10センチほどです。', '積もる量〔は,が,も〕、多い所で10センチほどです。'],
    ['それはあじさいですね、青も紫も白もそろいますよ', null],
    ['ちくわが、もうすぐなくなります。', null],
    ['では、お茶にしましょう。', null],
    ['うるさかっただろうか。', null],
    ['26、27、28。', null],
  ] as const)('is no part of another word, and no ending of another kind: %s', ([sentence, gap]) => {
    expect(shown(sentence)).toBe(gap);
  });

  test('leaves the sentence whole with the right choice, which is one of three', () => {
    for (const sentence of parrotTexts.flatMap(sentencesOf)) {
      const gap = gapIn(sentence);
      if (gap === null) continue;
      expect(gap.before + gap.answer + gap.after).toBe(sentence);
      expect(new Set(gap.choices).size).toBe(3);
      expect(gap.choices).toContain(gap.answer);
    }
  });

  test('is asked of at least five sentences of every text, and of most', () => {
    const asked = parrotTexts.map((text) =>
      sentencesOf(text).filter((sentence, index) => {
        return gapIn(sentence) !== null && !unaskedSentences.includes(sentenceId(text, index));
      }),
    );
    expect(Math.min(...asked.map(({ length }) => length))).toBeGreaterThanOrEqual(5);
    expect(asked.flat()).toHaveLength(360);
    const ids = parrotTexts.flatMap((text) => text.sentences.map((_, index) => sentenceId(text, index)));
    expect(unaskedSentences.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('is told when it was filled', () => {
    const gap = { before: '外', answer: 'は', after: '暗い。', choices: ['は', 'が', 'も'] };
    expect(gapResult(gap, 'は')).toBe('正解。「は」でした。');
    expect(gapResult(gap, 'が')).toBe('「が」ではなく「は」でした。');
  });
});
