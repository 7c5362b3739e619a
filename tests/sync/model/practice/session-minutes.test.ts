import { expect, test } from 'vitest';
import { recordedMinutes, recordedMinutesFromSeconds } from '../../../../sync/model/practice/session-minutes.ts';

test.each([
  [0, 1],
  [0.5, 1],
  [1.49, 1],
  [1.5, 2],
  [15, 15],
  [1440.4, 1440],
  [5000, 1440],
])('%d minutes are recorded as %d', (minutes, recorded) => {
  expect(recordedMinutes(minutes)).toBe(recorded);
});

test.each([
  [0, 1],
  [89, 1],
  [90, 2],
  [600, 10],
])('%d seconds are recorded as %d minutes', (seconds, recorded) => {
  expect(recordedMinutesFromSeconds(seconds)).toBe(recorded);
});
