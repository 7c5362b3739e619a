import { describe, expect, test } from 'vitest';
import { sessionDay } from '../../../src/practices/session-day.ts';

describe('sessionDay', () => {
  test.for([
    ['2026-11-19T15:00:00.000Z', '11月20日'],
    ['2026-11-20T14:59:59.999Z', '11月20日'],
    ['2026-12-31T15:00:00.000Z', '1月1日'],
  ] as const)('is the Tokyo day of %s', ([completedAt, day]) => {
    expect(sessionDay(completedAt)).toBe(day);
  });
});
