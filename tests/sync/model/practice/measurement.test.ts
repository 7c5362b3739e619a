import { describe, expect, test } from 'vitest';
import { changeInIdeas, changeInRecall } from '../../../../sync/model/practice/exact-tests.ts';
import { isOffered, nextForm, nextOccasion, openOccasion } from '../../../../sync/model/practice/measurement.ts';
import { createRng, type Rng } from '../../../../sync/model/practice/seeded-random.ts';

describe('the occasions of the measurement', () => {
  test.each([
    [1, [], 1],
    [29, [], 1],
    [29, [3], null],
    [30, [3], 30],
    [31, [3, 30], null],
    [99, [3, 30], null],
    [100, [3, 99], 100],
    [200, [], 200],
    [364, [210], null],
    [365, [210], 365],
    [2000, [365], null],
    // Measured before the day of joining was corrected.
    [1, [-3], 1],
  ])('on day %i after %j: %j', (day, measured, open) => expect(openOccasion(day, measured)).toBe(open));

  test('are offered by home for two weeks, until closed', () => {
    expect([30, 43, 44].map((day) => isOffered(30, day))).toEqual([true, true, false]);
    expect([1, 30, 100].map((closed) => isOffered(30, 30, closed))).toEqual([true, false, false]);
    expect([1, 30, 364, 365].map(nextOccasion)).toEqual([30, 100, 365, null]);
  });

  test('draw each form once, in an order of the member', () => {
    const forms = ['1', '2', '3', '4', '5', '6'].map((id) => ({ id }));
    const orderOf = (member: string) => {
      const used: string[] = [];
      for (let turn = 0; turn < 7; turn += 1) used.push(nextForm(forms, member, used)?.id ?? '');
      expect(new Set(used.slice(0, 6)).size).toBe(6);
      expect(used[6]).toBe(used[0]);
      return used;
    };
    const firsts = Array.from({ length: 600 }, (_, index) => orderOf(createRng(index).uuid())[0]);
    for (const { id } of forms) expect(firsts.filter((first) => first === id).length).toBeGreaterThan(60);
  });
});

const binomial = (rng: Rng, n: number, p: number) =>
  Array.from({ length: n }, () => rng.chance(p)).filter(Boolean).length;

/** D. E. Knuth's multiplication of uniform numbers. */
function poisson(rng: Rng, mean: number): number {
  let count = -1;
  for (let product = 1; product > Math.exp(-mean); product *= rng.next()) count += 1;
  return count;
}

describe('a named difference', () => {
  test.each([
    // p of Fisher's test by R: fisher.test(matrix(c(4, 16, 14, 6), 2)) 0.0036, of c(4, 16, 15, 5) 0.0012.
    [4, 14, null],
    [4, 15, 'more'],
    [15, 4, 'fewer'],
    [0, 0, null],
    [20, 20, null],
  ])('of recall, %i and %i of 20: %j', (then, now, change) => expect(changeInRecall(then, now, 20)).toBe(change));

  test.each([
    // p of binom.test(5, 22) 0.017, binom.test(5, 27) 0.0015, binom.test(0, 9) 0.0039, binom.test(0, 10) 0.002.
    [5, 17, null],
    [5, 22, 'more'],
    [22, 5, 'fewer'],
    [0, 9, null],
    [0, 10, 'more'],
    [0, 0, null],
  ])('of ideas, %i and %i: %j', (then, now, change) => expect(changeInIdeas(then, now)).toBe(change));

  test('is told to at most 5 % of 10,000 members who do not change in a year', () => {
    const rng = createRng(36);
    let told = 0;
    for (let member = 0; member < 10_000; member += 1) {
      const [share, mean] = [0.2 + 0.6 * rng.next(), 4 + 12 * rng.next()];
      const measure = () => ({ recalled: binomial(rng, 20, share), ideas: poisson(rng, mean) });
      const first = measure();
      const isTold = Array.from({ length: 4 }, measure).some(
        ({ recalled, ideas }) =>
          changeInRecall(first.recalled, recalled, 20) !== null || changeInIdeas(first.ideas, ideas) !== null,
      );
      if (isTold) told += 1;
    }
    // Less than the eight comparisons at 0.3 % allow, as exact tests are conservative; none at all would be a defect.
    expect(told).toBeGreaterThan(10);
    expect(told).toBeLessThan(500);
  });
});
