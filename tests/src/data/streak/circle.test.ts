import { describe, expect, test } from 'vitest';
import { practisedOfCircle } from '../../../../src/data/streak/circle.ts';
import { addDays, toDay } from '../../../../sync/model/day/day.ts';

const TODAY = toDay('2026-11-20');
const ago = (days: number) => addDays(TODAY, -days);

describe("the days of home's circle", () => {
  test('are practised or only opened, oldest first', () => {
    const practised = new Set([ago(2), ago(0), ago(9)]);
    expect(practisedOfCircle({ current_streak: 4, last_login_date: TODAY }, practised)).toEqual([
      ...[false, true, false, true],
    ]);
  });

  test('end at the last record, also before the login of today', () => {
    expect(practisedOfCircle({ current_streak: 2, last_login_date: ago(1) }, new Set([ago(2)]))).toEqual([true, false]);
  });

  test('are the last thirty of a longer run, and none without a record', () => {
    const days = practisedOfCircle({ current_streak: 400, last_login_date: TODAY }, new Set([ago(29), ago(30)]));
    expect([days.length, days.indexOf(true), days.lastIndexOf(true)]).toEqual([30, 0, 0]);
    expect(practisedOfCircle({ current_streak: 0, last_login_date: null }, new Set())).toEqual([]);
  });
});
