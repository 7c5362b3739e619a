import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampRate } from '../../../../src/lib/speech/speaking-time.ts';

describe('speech rate', () => {
  test.for([
    [0, 0.1],
    [-3, 0.1],
    [0.1, 0.1],
    [2.5, 2],
    [Number.POSITIVE_INFINITY, 2],
    [Number.NaN, 1],
  ] as const)('clamps %d to %d', ([rate, clamped]) => {
    expect(clampRate(rate)).toBe(clamped);
  });

  test('stays within 0.1..2 for any stored value', () => {
    fc.assert(
      fc.property(fc.double(), (rate) => {
        expect(clampRate(rate)).toBeGreaterThanOrEqual(0.1);
        expect(clampRate(rate)).toBeLessThanOrEqual(2);
      }),
    );
  });
});
