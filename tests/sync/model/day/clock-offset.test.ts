import { describe, expect, test } from 'vitest';
import {
  isClockRolledBack,
  mayRecordLogin,
  measureClockOffset,
  trustedNow,
  updateHighWaterMark,
} from '../../../../sync/model/day/clock-offset.ts';
import { toDay } from '../../../../sync/model/day/day.ts';

const SERVER = Date.parse('2026-11-20T03:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TWO_DAYS = 2 * DAY;

describe('clock offset', () => {
  test('is zero before the first sync', () => {
    expect(trustedNow(null, 42)).toBe(42);
  });

  test('corrects a clock that is two days ahead', () => {
    const offset = measureClockOffset(SERVER, SERVER + TWO_DAYS);
    expect(trustedNow(offset, SERVER + TWO_DAYS + 1000)).toBe(SERVER + 1000);
  });

  test('detects a clock that was set back, but tolerates small steps', () => {
    const offset = measureClockOffset(SERVER, SERVER);
    expect(isClockRolledBack(offset, SERVER - TWO_DAYS)).toBe(true);
    expect(isClockRolledBack(offset, SERVER - 1000)).toBe(false);
    expect(isClockRolledBack(null, 0)).toBe(false);
  });

  /** By how much the clock was ahead at the sync, how long ago that was, by how much it is ahead now. */
  test.for<readonly [string, { at: number; later: number; now: number; trusted: number; isBehind: boolean }]>([
    ['stays as it was', { at: 3 * DAY, later: HOUR, now: 3 * DAY, trusted: HOUR, isBehind: false }],
    ['was ahead and is right', { at: 3 * DAY, later: HOUR, now: 0, trusted: HOUR, isBehind: false }],
    ['was months ahead and is right', { at: 80 * DAY, later: DAY, now: 0, trusted: DAY, isBehind: false }],
    ['was ahead and is behind', { at: 3 * DAY, later: DAY, now: -TWO_DAYS, trusted: 0, isBehind: true }],
    ['was right and is behind', { at: 0, later: HOUR, now: -TWO_DAYS, trusted: 0, isBehind: true }],
    ['is behind by hours', { at: 0, later: HOUR, now: -5 * HOUR, trusted: 0, isBehind: true }],
    [
      'was behind and is right: time may have passed',
      { at: -DAY, later: HOUR, now: 0, trusted: DAY + HOUR, isBehind: false },
    ],
    [
      'was set back by less than the time since',
      { at: 5 * DAY, later: 9 * DAY, now: 0, trusted: 4 * DAY, isBehind: false },
    ],
  ])('of a clock that %s', ([, { at, later, now, trusted, isBehind }]) => {
    const offset = measureClockOffset(SERVER, SERVER + at);
    const device = SERVER + later + now;
    expect(trustedNow(offset, device) - SERVER).toBe(trusted);
    expect(isClockRolledBack(offset, device)).toBe(isBehind);
  });

  test('is behind what was seen since the sync', () => {
    const seen = updateHighWaterMark(measureClockOffset(SERVER, SERVER), SERVER + 5 * DAY);
    expect(trustedNow(seen, SERVER + DAY)).toBe(SERVER + DAY);
    expect(isClockRolledBack(seen, SERVER + DAY)).toBe(true);
  });
});

describe("today's login", () => {
  const record = (day: string, kind: 'login' | 'ticket' = 'login') => ({ day: toDay(day), kind });
  const today = toDay('2026-11-20');

  test.for([
    ['first of all', [], false, true, true],
    ['of the last day', [record('2026-11-20')], false, false, true],
    ['of the next day', [record('2026-11-18'), record('2026-11-19')], false, false, true],
    ['after a gap', [record('2026-11-18')], false, true, true],
    ['before the last day', [record('2026-11-21'), record('2026-11-19')], false, true, true],
    ['of a clock set back to a missed day', [record('2026-11-19'), record('2026-11-22')], true, true, false],
    ['of a clock set back to a ticket day', [record('2026-11-20', 'ticket'), record('2026-11-22')], true, true, false],
    ['of a clock set back to a recorded day', [record('2026-11-20'), record('2026-11-22')], true, true, true],
  ] as const)('%s', async ([, records, isRolledBack, waits, isRecorded]) => {
    let measured = 0;
    const measure = async () => {
      measured += 1;
    };
    expect(await mayRecordLogin(() => ({ today, records, isRolledBack }), measure)).toBe(isRecorded);
    expect(measured).toBe(waits ? 1 : 0);
  });

  test('goes by the clock that the sync has measured', async () => {
    let isRolledBack = true;
    const measure = async () => {
      isRolledBack = false;
    };
    expect(await mayRecordLogin(() => ({ today, records: [], isRolledBack }), measure)).toBe(true);
  });
});
