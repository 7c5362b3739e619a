import { expect, test } from 'vitest';
import { toDay } from '../../../../sync/model/day/day.ts';
import { type Opening, openingOf } from '../../../../sync/model/streak/opening.ts';

test.each<[string, readonly string[], Opening]>([
  ['nothing before', ['2026-11-20'], 'first'],
  ['yesterday', ['2026-11-19', '2026-11-20'], 'ordinary'],
  ['two missed days', ['2026-11-17', '2026-11-16', '2026-11-20'], 'ordinary'],
  ['three missed days, today recorded or not', ['2026-11-16'], 'return'],
  ['three missed days in a list without order', ['2026-11-20', '2026-11-16', '2026-11-15'], 'return'],
  ['a return yesterday', ['2026-11-19', '2026-11-15'], 'after-return'],
  ['a return the day before yesterday', ['2026-11-19', '2026-11-18', '2026-11-14'], 'ordinary'],
  ['a day of a clock that runs ahead', ['2026-11-25', '2026-11-19', '2026-11-18'], 'ordinary'],
])('an opening after %s', (_what, logins, opening) => {
  expect(openingOf(logins.map(toDay), toDay('2026-11-20'))).toBe(opening);
});
