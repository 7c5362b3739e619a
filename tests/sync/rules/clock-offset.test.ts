import { describe, expect, test } from 'vitest';
import { isClockRolledBack, measureClockOffset, trustedNow } from '../../../sync/rules/clock-offset.ts';

const SERVER = Date.parse('2026-11-20T03:00:00Z');
const TWO_DAYS = 2 * 86_400_000;

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
});
