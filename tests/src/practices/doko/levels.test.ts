import { describe, expect, test } from 'vitest';
import { type CardId, cards } from '../../../../src/practices/doko/cards.ts';
import {
  choicesFor,
  closingJudgements,
  type DokoState,
  isAskedOut,
  isOver,
  questionLimit,
  start,
  step,
} from '../../../../src/practices/doko/rules.ts';
import { deckOf } from '../deck.ts';

const ids = Object.keys(cards) as readonly CardId[];

const ask = (state: DokoState, card: CardId) => step(step(state, { type: 'askCard', card }), { type: 'answered' });
const startAt = (level: 1 | 2 | 3) => start({ ...deckOf(1), level });
const asked = (count: number, level: 1 | 2 | 3) =>
  Array.from({ length: count }, (): CardId => 'summer').reduce(ask, startAt(level));

describe('the levels of 洞顧', () => {
  test('allow a few questions more than the best cards need', () => {
    const { fewest } = startAt(1);
    expect(fewest).toBeGreaterThan(3);
    expect([1, 2, 3].map((level) => questionLimit(startAt(level as 1 | 2 | 3)) - fewest)).toEqual([
      Number.POSITIVE_INFINITY,
      5,
      2,
    ]);
  });

  test('open the scene where the questions end before one scene remains', () => {
    const state = asked(30, 3);
    expect(state.exchanges).toHaveLength(questionLimit(state));
    expect([isAskedOut(state), isOver(state)]).toEqual([true, true]);
    expect(step(state, { type: 'close' })).toBe(state);
    expect(step(state, { type: 'reveal' }).phase.name).toBe('revealed');
    expect(asked(30, 1).exchanges).toHaveLength(30);
  });

  test('leave the closing choice where one scene remains', () => {
    const first = ids.reduce(ask, startAt(1));
    const state = { ...first, deck: { ...first.deck, level: 3 } } as const;
    expect([isAskedOut(state), isOver(state)]).toEqual([true, false]);
    expect(step(state, { type: 'close' }).phase.name).toBe('closing');
  });

  test('judge the five choices, and nothing without a choice', () => {
    const closing = step(asked(1, 1), { type: 'close' });
    expect(closingJudgements(closing)).toEqual([]);
    const picked = step(closing, { type: 'pick', thing: 'time', scene: closing.scenario.id });
    expect(closingJudgements(picked).map(([, judgement]) => judgement)).toEqual(['right', ...Array(4).fill('wrong')]);
  });

  test('drop a choice that is no longer offered after further questions', () => {
    let state = step(startAt(1), { type: 'close' });
    const wrong = choicesFor('place', state).find(({ id }) => id !== state.scenario.id)?.id ?? '';
    state = step(step(state, { type: 'pick', thing: 'time', scene: state.scenario.id }), { type: 'resume' });
    state = step(step(step(state, { type: 'close' }), { type: 'pick', thing: 'place', scene: wrong }), {
      type: 'resume',
    });
    const closed = step(ids.reduce(ask, state), { type: 'close' });
    expect(choicesFor('place', closed).map(({ id }) => id)).not.toContain(wrong);
    expect(closed.picks).toEqual({ time: state.scenario.id });
  });
});
