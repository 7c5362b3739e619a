import { describe, expect, test } from 'vitest';
import { anchorAt, clockJumpedBack, trustedNow } from '../../../sync/rules/trusted-time.ts';

const SERVER = Date.parse('2026-11-20T03:00:00Z');
const TWO_DAYS = 2 * 86_400_000;

describe('trusted time', () => {
  test('is the device clock before the first sync', () => {
    expect(trustedNow(null, 42)).toBe(42);
  });

  test('corrects a clock that is two days ahead, and goes on with it', () => {
    const anchor = anchorAt(SERVER, SERVER + TWO_DAYS);
    expect(trustedNow(anchor, SERVER + TWO_DAYS + 1000)).toBe(SERVER + 1000);
  });

  test('notices a clock that was turned back, not one that waits', () => {
    const anchor = anchorAt(SERVER, SERVER);
    expect(clockJumpedBack(anchor, SERVER - TWO_DAYS)).toBe(true);
    expect(clockJumpedBack(anchor, SERVER - 1000)).toBe(false);
    expect(clockJumpedBack(null, 0)).toBe(false);
  });
});
