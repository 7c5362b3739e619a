import { describe, expect, test } from 'vitest';
import { elapsedSeconds, sessionMinutes } from '../../../../src/practices/host/session-time.ts';

describe('session minutes', () => {
  test.for([
    [0, 1],
    [29, 1],
    [30, 1],
    [89, 1],
    [90, 2],
    [149, 2],
    [150, 3],
    [300, 5],
    [900, 15],
  ] as const)('are the rounded minutes and at least one: %d s → %d', ([seconds, minutes]) => {
    expect(sessionMinutes(seconds)).toBe(minutes);
  });
});

describe('elapsed seconds', () => {
  test.for([
    [1_000, 1_000, 0],
    [1_000, 1_499, 0],
    [1_000, 1_500, 1],
    [1_000, 61_000, 60],
    [61_000, 1_000, 0],
  ] as const)('are whole and never negative: from %d to %d → %d', ([startedAt, now, seconds]) => {
    expect(elapsedSeconds(startedAt, now)).toBe(seconds);
  });
});
