import { describe, expect, test } from 'vitest';
import { isOffered, nextForm, nextOccasion, openOccasion } from '../../../../sync/model/practice/measurement.ts';
import { createRng } from '../../../../sync/model/practice/seeded-random.ts';

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
