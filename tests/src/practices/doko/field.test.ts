import { describe, expect, test } from 'vitest';
import { answerOf } from '../../../../src/practices/doko/answers.ts';
import { type CardId, cards } from '../../../../src/practices/doko/cards.ts';
import { dokoScenarios } from '../../../../src/practices/doko/content.ts';
import { remainingAfter, reviewQuestions } from '../../../../src/practices/doko/field.ts';

const ids = Object.keys(cards) as readonly CardId[];

describe('the scenes that remain', () => {
  test('are those that contradict no answer', () => {
    expect(remainingAfter([])).toEqual([30]);
    expect(remainingAfter([{ card: 'summer', answer: 'はい' }])).toEqual([30, 7]);
    // 9 is the only summer scene on the sea; わからない and a question without a card exclude none.
    const asked = [
      { card: 'summer', answer: 'はい' },
      { card: null, answer: 'わからない' },
      { card: 'dayOff', answer: 'わからない' },
      { card: 'sea', answer: 'はい' },
    ] as const;
    expect(remainingAfter(asked)).toEqual([30, 7, 7, 7, 1]);
  });

  test('always include the hidden one, and are only this one after all cards', () => {
    for (const { id } of dokoScenarios) {
      const counts = remainingAfter(ids.map((card) => ({ card, answer: answerOf(id, card) })));
      expect(counts.at(-1)).toBe(1);
    }
  });

  test('are halved by some questions and left by others', () => {
    const asked = [
      { card: 'summer', answer: 'はい' },
      { card: null, answer: 'わからない' },
      { card: 'winter', answer: 'いいえ' },
    ] as const;
    expect(reviewQuestions(asked)).toEqual({
      halving: [{ asked: asked[0], before: 30, after: 7 }],
      idle: [asked[2]],
    });
  });
});
