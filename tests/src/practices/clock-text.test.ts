import { expect, test } from 'vitest';
import { formatClock, spokenDuration } from '../../../src/practices/clock-text.ts';

test.for([
  [300, '05:00', '5分'],
  [299, '04:59', '4分59秒'],
  [65, '01:05', '1分5秒'],
  [60, '01:00', '1分'],
  [9, '00:09', '9秒'],
  [0, '00:00', '0秒'],
] as const)('writes and says %d seconds', ([seconds, clock, spoken]) => {
  expect(formatClock(seconds)).toBe(clock);
  expect(spokenDuration(seconds)).toBe(spoken);
});
