import { expect, test } from 'vitest';
import { toDay } from '../../../sync/rules/day.ts';
import { upcomingPractices } from '../../../sync/rules/group-practices.ts';

const at = (id: string, startsAt: string) => ({ id, startsAt: Date.parse(startsAt), title: id, url: null });

test('group practices of today, started or not, and of later days are listed soonest first', () => {
  const practices = [
    at('later', '2026-12-01T20:00+09:00'),
    at('last minute of yesterday', '2026-11-19T23:59+09:00'),
    at('tonight', '2026-11-20T20:00+09:00'),
    at('first minute of today', '2026-11-20T00:00+09:00'),
  ];
  expect(upcomingPractices(practices, toDay('2026-11-20')).map(({ id }) => id)).toEqual([
    'first minute of today',
    'tonight',
    'later',
  ]);
  expect(upcomingPractices(practices, toDay('2026-12-02'))).toEqual([]);
});
