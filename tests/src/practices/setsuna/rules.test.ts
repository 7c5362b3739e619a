import { describe, expect, test } from 'vitest';
import { scenarios } from '../../../../src/practices/setsuna/content.ts';
import {
  estimatedMinutes,
  sessionMinutes,
  start,
  step,
  thoughtCount,
} from '../../../../src/practices/setsuna/rules.ts';
import { deckOf } from '../deck.ts';

function thinkThrough(seed: number, count: number) {
  let state = step(start(deckOf(seed)), { type: 'think' });
  for (let thought = 1; thought < count; thought += 1) {
    state = step(step(state, { type: 'next' }), { type: 'think' });
  }
  return state;
}

describe('setsuna', () => {
  test('alternates between situation and thinking', () => {
    const shown = start(deckOf(1));
    const thinking = step(shown, { type: 'think' });
    const next = step(thinking, { type: 'next' });
    expect([shown, thinking, next].map(({ phase, count }) => [phase, count])).toEqual([
      ['situation', 1],
      ['thinking', 1],
      ['situation', 2],
    ]);
    expect(thinking.scenario).toBe(shown.scenario);
    expect(next.scenario).not.toBe(shown.scenario);
  });

  test('ignores inputs that are invalid in the current phase', () => {
    const shown = start(deckOf(1));
    const thinking = step(shown, { type: 'think' });
    expect(step(shown, { type: 'next' })).toBe(shown);
    expect(step(thinking, { type: 'think' })).toBe(thinking);
  });

  test('shows all scenarios before repeating one', () => {
    let state = start(deckOf(9));
    const seen = new Set([state.scenario.id]);
    for (let shown = 1; shown < scenarios.length; shown += 1) {
      state = step(step(state, { type: 'think' }), { type: 'next' });
      seen.add(state.scenario.id);
    }
    expect(seen.size).toBe(scenarios.length);
  });

  test('counts a scenario once its thinking phase has started', () => {
    const shown = start(deckOf(2));
    expect(thoughtCount(shown)).toBe(0);
    expect(thoughtCount(step(shown, { type: 'think' }))).toBe(1);
    expect(thoughtCount(step(step(shown, { type: 'think' }), { type: 'next' }))).toBe(1);
  });

  test.each([
    [1, 0.5, 1],
    [2, 1, 1],
    [3, 1.5, 1.5],
    [15, 7.5, 7.5],
  ])('estimates %i scenarios as %f minutes and records %f', (count, estimated, recorded) => {
    const state = thinkThrough(4, count);
    expect(estimatedMinutes(state)).toBe(estimated);
    expect(sessionMinutes(state)).toBe(recorded);
  });

  test('records one minute when nothing was thought about', () => {
    expect(estimatedMinutes(start(deckOf(4)))).toBe(0);
    expect(sessionMinutes(start(deckOf(4)))).toBe(1);
  });
});
