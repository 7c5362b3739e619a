import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatTokyoWallTime, parseTokyoWallTime } from '../../../../sync/model/day/tokyo-wall-time.ts';

describe('Tokyo wall time', () => {
  test.each([
    ['2026-11-21T12:00', '2026-11-21T03:00:00.000Z'],
    ['2026-11-22T00:00', '2026-11-21T15:00:00.000Z'],
    ['2028-02-29T08:59', '2028-02-28T23:59:00.000Z'],
  ])('%s is the instant %s', (wallTime, instant) => {
    expect(parseTokyoWallTime(wallTime)).toBe(Date.parse(instant));
    expect(formatTokyoWallTime(Date.parse(instant))).toBe(wallTime);
  });

  test.each([
    '',
    '2026-11-21',
    '2026-02-29T10:00',
    '2026-11-21T24:00',
    '2026-11-21T10:60',
    '2026-11-21T10:00:00',
    '明日',
  ])('%o is invalid', (wallTime) => {
    expect(parseTokyoWallTime(wallTime)).toBeNull();
  });

  test('round-trips every instant to the minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800 / 60 }), (minutes) => {
        expect(parseTokyoWallTime(formatTokyoWallTime(minutes * 60_000 + 59_999))).toBe(minutes * 60_000);
      }),
    );
  });
});
