import { describe, expect, test } from 'vitest';
import { scenarios } from '../../../../src/practices/setsuna/content.ts';
import {
  estimatedMinutes,
  isEventHidden,
  secondsLeft,
  start,
  step,
  thoughtCount,
} from '../../../../src/practices/setsuna/rules.ts';
import { recordedMinutes } from '../../../../sync/model/practice/session-minutes.ts';
import { deckOf } from '../deck.ts';

const NOW = 50_000;

function thinkThrough(seed: number, count: number) {
  let state = step(start(deckOf(seed)), { type: 'think', now: NOW });
  for (let thought = 1; thought < count; thought += 1) {
    state = step(step(state, { type: 'next' }), { type: 'think', now: NOW });
  }
  return state;
}

describe('setsuna', () => {
  test('alternates between situation and thinking', () => {
    const shown = start(deckOf(1));
    const thinking = step(shown, { type: 'think', now: NOW });
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
    const thinking = step(shown, { type: 'think', now: NOW });
    expect(step(shown, { type: 'next' })).toBe(shown);
    expect(step(thinking, { type: 'think', now: NOW })).toBe(thinking);
  });

  test('counts a scenario once its thinking phase has started', () => {
    const shown = start(deckOf(2));
    expect(thoughtCount(shown)).toBe(0);
    expect(thoughtCount(step(shown, { type: 'think', now: NOW }))).toBe(1);
    expect(thoughtCount(step(step(shown, { type: 'think', now: NOW }), { type: 'next' }))).toBe(1);
  });

  test.each([
    [1, 0.5, 1],
    [2, 1, 1],
    [3, 1.5, 2],
    [15, 7.5, 8],
  ])('estimates %i scenarios as %f minutes and records %f', (count, estimated, recorded) => {
    const state = thinkThrough(4, count);
    expect(estimatedMinutes(state)).toBe(estimated);
    expect(recordedMinutes(estimatedMinutes(state))).toBe(recorded);
  });

  test('records one minute when nothing was thought about', () => {
    expect(estimatedMinutes(start(deckOf(4)))).toBe(0);
    expect(recordedMinutes(estimatedMinutes(start(deckOf(4))))).toBe(1);
  });
});

describe('seconds for a thought in setsuna', () => {
  const timed = start(deckOf(1), 10);
  const thinking = step(timed, { type: 'think', now: NOW });

  test('hide the event until the thought begins', () => {
    expect(isEventHidden(timed)).toBe(true);
    expect(isEventHidden(thinking)).toBe(false);
    expect(isEventHidden(step(thinking, { type: 'next' }))).toBe(true);
  });

  test('are read off the clock', () => {
    expect([0, 1, 9000, 9001, 10_000, 99_000].map((ms) => secondsLeft(thinking, NOW + ms))).toEqual([
      10, 10, 1, 1, 0, 0,
    ]);
    expect(secondsLeft(thinking, NOW - 60_000)).toBe(10);
    expect(secondsLeft(step(thinking, { type: 'next' }), NOW)).toBeNull();
  });

  test('are measured only where they are wanted', () => {
    const shown = start(deckOf(1));
    expect(isEventHidden(shown)).toBe(false);
    expect(secondsLeft(step(shown, { type: 'think', now: NOW }), NOW)).toBeNull();
  });

  test('are ten or five, and stay for the next scenario', () => {
    const five = step(step(timed, { type: 'limit', limit: 5 }), { type: 'think', now: NOW });
    expect([-1000, 0, 4000, 5000].map((ms) => secondsLeft(five, NOW + ms))).toEqual([5, 5, 1, 0]);
    expect(step(five, { type: 'next' })).toMatchObject({ limit: 5, endAt: null });
  });

  test('are chosen before a thought, not during one', () => {
    expect(step(thinking, { type: 'limit', limit: 5 })).toBe(thinking);
    const off = step(timed, { type: 'limit', limit: null });
    expect(isEventHidden(off)).toBe(false);
  });

  test('do not keep the member from the next scenario', () => {
    expect(step(thinking, { type: 'next' })).toMatchObject({ count: 2, phase: 'situation', endAt: null });
  });
});

describe('what came first in a move of setsuna', () => {
  test('is said after the thought, can be changed, and ends with the scenario', () => {
    const asked = start(deckOf(1));
    expect(step(asked, { type: 'move', move: 'body' })).toBe(asked);
    const thought = step(asked, { type: 'think', now: 0 });
    const moved = step(step(thought, { type: 'move', move: 'body' }), { type: 'move', move: 'wait' });
    expect(moved.move).toBe('wait');
    expect(step(moved, { type: 'next' }).move).toBeNull();
  });

  test('is given for every sample', () => {
    expect(scenarios.filter(({ sample, move }) => (sample === undefined) !== (move === undefined))).toEqual([]);
    expect(new Set(scenarios.map(({ move }) => move)).size).toBe(3);
  });
});
