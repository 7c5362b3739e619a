import { describe, expect, test } from 'vitest';
import { drills, practiseYear } from '../../support/content/practice-year.ts';

describe.each(drills)('a year of $name on two devices', (drill) => {
  const exhausted = Math.floor(drill.pool.length / drill.visit) + 1;

  test('repeats nothing before the pool is exhausted', () => {
    const { firstRepeat, isAgreed } = practiseYear(drill);
    expect(isAgreed).toBe(true);
    expect(firstRepeat).toBe(exhausted);
  });

  test('agrees in the end when the devices sync only once a week', () => {
    expect(practiseYear(drill, { syncEvery: 7 }).isAgreed).toBe(true);
  });
});
