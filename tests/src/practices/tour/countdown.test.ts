import { describe, expect, test } from 'vitest';
import { remainingSeconds } from '../../../../src/practices/tour/rules.ts';

const END_AT = 1_000_000;

describe('countdown', () => {
  test.for([
    [END_AT - 300_000, 300],
    [END_AT - 299_999, 300],
    [END_AT - 299_000, 299],
    [END_AT - 1, 1],
    [END_AT, 0],
    [END_AT + 60_000, 0],
    [END_AT - 400_000, 300],
  ] as const)('reads the remaining seconds off the clock: at %d → %d', ([now, seconds]) => {
    expect(remainingSeconds(END_AT, now)).toBe(seconds);
  });
});
