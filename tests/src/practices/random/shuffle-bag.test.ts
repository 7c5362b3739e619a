import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBag, draw, type ShuffleBag } from '../../../../src/practices/random/shuffle-bag.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const sizes = fc.integer({ min: 1, max: 60 });

function drawMany(bag: ShuffleBag, count: number): number[] {
  const indexes: number[] = [];
  let current = bag;
  for (let drawn = 0; drawn < count; drawn += 1) {
    const next = draw(current);
    indexes.push(next.index);
    current = next.bag;
  }
  return indexes;
}

describe('shuffle bag', () => {
  test('shows every index once in each round', () => {
    fc.assert(
      fc.property(sizes, seeds, fc.integer({ min: 0, max: 4 }), (size, seed, round) => {
        const indexes = drawMany(createBag(size, seed), size * 5).slice(round * size, (round + 1) * size);
        expect(indexes.toSorted((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, index) => index));
      }),
    );
  });

  test('never repeats an index consecutively, not even across rounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), seeds, (size, seed) => {
        const indexes = drawMany(createBag(size, seed), size * 6);
        for (let at = 1; at < indexes.length; at += 1) expect(indexes[at]).not.toBe(indexes[at - 1]);
      }),
    );
  });

  test('draws the same indexes from the same seed', () => {
    fc.assert(
      fc.property(sizes, seeds, (size, seed) => {
        expect(drawMany(createBag(size, seed), size * 3)).toEqual(drawMany(createBag(size, seed), size * 3));
      }),
    );
  });

  test('continues identically after a JSON round trip and does not mutate its input', () => {
    fc.assert(
      fc.property(sizes, seeds, fc.integer({ min: 0, max: 100 }), (size, seed, before) => {
        let bag = createBag(size, seed);
        for (let drawn = 0; drawn < before; drawn += 1) bag = draw(bag).bag;
        const stored = JSON.stringify(bag);
        const onwards = drawMany(bag, size * 2);
        expect(JSON.stringify(bag)).toBe(stored);
        const reread: ShuffleBag = JSON.parse(stored);
        expect(drawMany(reread, size * 2)).toEqual(onwards);
      }),
    );
  });

  test('makes each permitted order equally likely', () => {
    const seen = new Map<string, number>();
    for (let seed = 0; seed < 4000; seed += 1) {
      const [first, second, third, ...nextRound] = drawMany(createBag(3, seed), 6);
      // Express the next round relative to the last index, so that all seeds map to the same four orders.
      const names = new Map([
        [third, 'last'],
        [first, 'x'],
        [second, 'y'],
      ]);
      const order = nextRound.map((index) => names.get(index)).join();
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect([...seen.keys()].toSorted()).toEqual(['x,last,y', 'x,y,last', 'y,last,x', 'y,x,last']);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  test('repeats a single index, and throws when empty', () => {
    expect(drawMany(createBag(1, 5), 3)).toEqual([0, 0, 0]);
    expect(() => draw(createBag(0, 5))).toThrow('Cannot draw from a shuffle bag of size 0');
  });
});
