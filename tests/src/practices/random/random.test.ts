import { describe, expect, test } from 'vitest';
import { forkSeed, nextRandom } from '../../../../src/practices/random/random.ts';

function draws(seed: number, count: number): number[] {
  const values: number[] = [];
  for (let state = seed; values.length < count; ) {
    const drawn = nextRandom(state);
    values.push(drawn.value);
    state = drawn.seed;
  }
  return values;
}

describe('seeded random', () => {
  test('returns the published sequence of mulberry32', () => {
    expect(draws(1, 4)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522, 0.9810509674716741]);
  });

  test('is uniform over [0, 1)', () => {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (const value of draws(20, 10_000)) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(1);
      tenths[Math.floor(value * 10)] = (tenths[Math.floor(value * 10)] ?? 0) + 1;
    }
    for (const share of tenths) expect(Math.abs(share - 1000)).toBeLessThan(150);
  });

  test('forks a seed into different seeds deterministically', () => {
    const first = forkSeed(7);
    const second = forkSeed(first.seed);
    expect(first.fork).not.toBe(second.fork);
    expect(forkSeed(7)).toEqual(first);
    expect(Number.isInteger(first.fork)).toBe(true);
  });
});
