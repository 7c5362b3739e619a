import { describe, expect, test } from 'vitest';
import { createRng, nextRandom } from '../../../../sync/model/practice/seeded-random.ts';

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
});

describe('rng', () => {
  test('draws the numbers that the recorded simulation seeds depend on', () => {
    const rng = createRng(7);
    expect([rng.next(), rng.int(1, 6), rng.chance(0.5), rng.pick(['a', 'b', 'c']), rng.uuid()]).toEqual([
      0.08034278824925423,
      3,
      false,
      'c',
      '2dd86177-4159-72db-8882-662ef0afa874',
    ]);
  });

  test('includes both ends of an interval', () => {
    const rng = createRng(1);
    const drawn = new Set(Array.from({ length: 200 }, () => rng.int(2, 5)));
    expect([...drawn].sort()).toEqual([2, 3, 4, 5]);
  });

  test('cannot pick from an empty list', () => {
    expect(() => createRng(1).pick([])).toThrow(RangeError);
  });
});
