import { expect, test } from 'vitest';
import { repetitionText } from '../../../../src/data/training/group-practices.ts';

test.each([
  [null, '2026-12-06T20:00', null],
  ['weekly', '2026-12-07T20:00', '毎週月曜'],
  ['biweekly', '2026-12-06T20:00', '隔週日曜'],
  // Still Saturday in UTC.
  ['biweekly', '2026-12-06T08:00', '隔週日曜'],
  ['monthly', '2026-12-01T00:00', '毎月1日'],
  ['monthly', '2026-12-28T20:00', '毎月28日'],
  ['monthly', '2026-12-29T20:00', '毎月29日（ない月は末日）'],
  ['monthly', '2026-12-31T20:00', '毎月末日'],
] as const)('a practice that repeats %s from %s is called %s', (repeats, first, text) => {
  expect(repetitionText({ repeats, startsAt: Date.parse(`${first}+09:00`) })).toBe(text);
});
