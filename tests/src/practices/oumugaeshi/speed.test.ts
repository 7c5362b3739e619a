import { expect, test } from 'vitest';
import { clampRate } from '../../../../src/lib/speech/speaking-time.ts';
import { oumugaeshiSpeeds } from '../../../../src/practices/oumugaeshi/rules.ts';

test('the parrot has six speeds, all within the clamp', () => {
  expect(oumugaeshiSpeeds).toEqual([0.5, 0.75, 1, 1.25, 1.5, 2]);
  expect(oumugaeshiSpeeds.map(clampRate)).toEqual(oumugaeshiSpeeds);
});
