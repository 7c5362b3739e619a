import { expect, test } from 'vitest';
import { formatClock } from '../../../../src/practices/host/clock-text.ts';

test.for([
  [300, '05:00'],
  [299, '04:59'],
  [65, '01:05'],
  [60, '01:00'],
  [9, '00:09'],
  [0, '00:00'],
] as const)('writes %d seconds', ([seconds, clock]) => {
  expect(formatClock(seconds)).toBe(clock);
});
