import { describe, expect, test } from 'vitest';
import { closingJudgements, isAskedOut, QUESTION_LIMITS, start, step } from '../../../../src/practices/doko/rules.ts';
import { deckOf } from '../deck.ts';

const asked = (count: number, level: 1 | 2 | 3) => {
  let state = start({ ...deckOf(1), level });
  for (let n = 0; n < count; n += 1) {
    state = step(step(state, { type: 'ask', question: '夏ですか' }), { type: 'answered' });
  }
  return state;
};

describe('the levels of 洞顧', () => {
  test('end the questions, but not the closing choice', () => {
    const state = asked(30, 3);
    expect(state.exchanges).toHaveLength(QUESTION_LIMITS[3]);
    expect(isAskedOut(state)).toBe(true);
    expect(step(state, { type: 'close' }).phase.name).toBe('closing');
    expect(asked(30, 1).exchanges).toHaveLength(30);
  });

  test('grade the five choices, and nothing without a choice', () => {
    const closing = step(asked(1, 1), { type: 'close' });
    expect(closingJudgements(closing)).toEqual([]);
    const picked = step(closing, { type: 'pick', thing: 'time', scene: closing.scenario.id });
    expect(closingJudgements(picked).map(([, grade]) => grade)).toEqual(['right', ...Array(4).fill('wrong')]);
  });
});
