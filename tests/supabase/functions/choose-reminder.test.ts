import { describe, expect, test } from 'vitest';
import { chooseReminder, reminderTexts } from '../../../supabase/functions/_shared/notifications/reminder-texts.ts';
import { parseTokyoWallTime } from '../../../sync/model/day/tokyo-wall-time.ts';

const DAY_MS = 86_400_000;
const at = (time: string) => parseTokyoWallTime(`2026-11-20T${time}`) ?? Number.NaN;
/** The texts of so many days from an hour on. */
const textsAt = (time: string, days: number) =>
  Array.from({ length: days }, (_, index) => chooseReminder(at(time) + index * DAY_MS));

describe('the text of a reminder', () => {
  test.for([
    ['04:00', 'morning'],
    ['10:59', 'morning'],
    ['11:00', 'day'],
    ['16:59', 'day'],
    ['17:00', 'evening'],
    ['20:59', 'evening'],
    ['21:00', 'night'],
    ['03:59', 'night'],
  ] as const)('fits the time of day at %s, and none repeats before all that fit were sent', ([time, timeOfDay]) => {
    const fitting = reminderTexts.filter((text) => text.timeOfDay === undefined || text.timeOfDay === timeOfDay);
    expect(fitting.length).toBeGreaterThan(15);
    const sent = textsAt(time, fitting.length);
    expect(new Set(sent)).toEqual(new Set(fitting));
    expect(textsAt(time, fitting.length + 1).at(-1)).toBe(sent[0]);
  });

  test('is the same all through a part of a Tokyo day', () => {
    expect(chooseReminder(at('09:30'))).toBe(chooseReminder(at('04:00')));
    expect(chooseReminder(at('09:30') + DAY_MS)).not.toBe(chooseReminder(at('09:30')));
  });
});
