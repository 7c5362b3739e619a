import { describe, expect, test } from 'vitest';
import { ryueSets } from '../../../../src/practices/ryue/content.ts';
import { RYUE_MINUTES, type RyueState, ryueSetAt, start, step } from '../../../../src/practices/ryue/rules.ts';

function turned(pages: number): RyueState {
  let state = step(start(), { type: 'begin' });
  for (let page = 0; page < pages; page += 1) state = step(state, { type: 'next' });
  return state;
}

describe('flow pictures', () => {
  test('start at the introduction and wait for begin', () => {
    expect(start()).toEqual({ phase: 'intro' });
    expect(step(start(), { type: 'next' })).toEqual({ phase: 'intro' });
  });

  test('show the first and the second picture of each set in order', () => {
    const pages = Array.from({ length: 10 }, (_, page) => turned(page));
    expect(pages).toEqual(
      ryueSets.flatMap((_, set) => [
        { phase: 'picture', set, side: 'before' },
        { phase: 'picture', set, side: 'after' },
      ]),
    );
  });

  test('complete once, after the second picture of the last set', () => {
    expect(turned(10)).toEqual({ phase: 'completed' });
    expect(turned(12)).toEqual({ phase: 'completed' });
  });

  test('return to the introduction from completion only', () => {
    expect(step(turned(10), { type: 'again' })).toEqual({ phase: 'intro' });
    expect(step(turned(3), { type: 'again' })).toEqual(turned(3));
    expect(step(turned(10), { type: 'begin' })).toEqual({ phase: 'completed' });
  });

  test('are recorded as fifteen minutes', () => {
    expect(RYUE_MINUTES).toBe(15);
  });

  test('reject an unknown set', () => {
    expect(ryueSetAt(4)).toBe(ryueSets[4]);
    expect(() => ryueSetAt(5)).toThrow(RangeError);
  });
});
