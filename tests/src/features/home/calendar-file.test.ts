import { describe, expect, test } from 'vitest';
import { calendarSeries, formatCalendarFile } from '../../../../src/features/home/calendar-file.ts';
import { toDay } from '../../../../sync/model/day/day.ts';
import type { GroupPractice } from '../../../../sync/model/published/group-practices.ts';

const event = {
  uid: '1@keiko',
  title: '先読の会・オンライン',
  startsAt: Date.parse('2026-11-24T20:00+09:00'),
  minutes: 60,
  url: 'https://example.com/meet?a=1,2;b',
  createdAt: Date.parse('2026-11-20T08:00:00.789Z'),
  series: null,
};

const practice: GroupPractice = {
  id: '1',
  startsAt: Date.parse('2026-08-31T08:30+09:00'),
  title: '会',
  url: null,
  repeats: 'monthly',
  repeatsUntil: null,
};

/** Unfolds the lines on octet level, as RFC 5545 requires. */
function linesOf(file: string): readonly string[] {
  return file.replaceAll('\r\n ', '').split('\r\n');
}

describe('calendar file', () => {
  test('contains the event in UTC', () => {
    expect(linesOf(formatCalendarFile(event))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Keiko//Keiko//JA',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:1@keiko',
      'DTSTAMP:20261120T080000Z',
      'DTSTART:20261124T110000Z',
      'DTEND:20261124T120000Z',
      'SUMMARY:先読の会・オンライン',
      'URL:https://example.com/meet?a=1,2;b',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('uses the UTC day for a Tokyo morning', () => {
    const file = formatCalendarFile({ ...event, startsAt: Date.parse('2027-01-01T08:30+09:00') });
    expect(file).toContain('DTSTART:20261231T233000Z');
    expect(file).toContain('DTEND:20270101T003000Z');
  });

  test('tells the time of a series in Tokyo, with the zone', () => {
    const file = formatCalendarFile({ ...event, series: { repeats: 'biweekly', monthlyDay: 24, until: null } });
    const lines = linesOf(file);
    expect(lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('SUMMARY:先読の会・オンライン'))).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Tokyo',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0900',
      'TZOFFSETTO:+0900',
      'TZNAME:JST',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:1@keiko',
      'DTSTAMP:20261120T080000Z',
      'DTSTART;TZID=Asia/Tokyo:20261124T200000',
      'DTEND;TZID=Asia/Tokyo:20261124T210000',
      'RRULE:FREQ=WEEKLY;INTERVAL=2',
    ]);
  });

  test.each([
    ['weekly', null, 'FREQ=WEEKLY'],
    ['weekly', '2027-03-31', 'FREQ=WEEKLY;UNTIL=20270331T145959Z'],
    ['biweekly', '2027-03-31', 'FREQ=WEEKLY;INTERVAL=2;UNTIL=20270331T145959Z'],
    ['monthly', null, 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1'],
  ] as const)('repeats a practice %s until %s', (repeats, until, rule) => {
    const series = calendarSeries({ ...practice, repeats, repeatsUntil: until && toDay(until) });
    expect(linesOf(formatCalendarFile({ ...event, series }))).toContain(`RRULE:${rule}`);
  });

  test.each([
    [1, '1'],
    [28, '28'],
    [29, '28,29;BYSETPOS=-1'],
    [30, '28,29,30;BYSETPOS=-1'],
  ])('repeats day %i of a month, or its last', (monthlyDay, days) => {
    const file = formatCalendarFile({ ...event, series: { repeats: 'monthly', monthlyDay, until: null } });
    expect(linesOf(file)).toContain(`RRULE:FREQ=MONTHLY;BYMONTHDAY=${days}`);
  });

  test('has no rule for a practice that takes place once', () => {
    expect(calendarSeries({ ...practice, repeats: null })).toBeNull();
  });

  test('escapes special characters and prevents line injection', () => {
    const title = 'A; B, C\\D\r\nEND:VEVENT\nX\u0007Y';
    expect(linesOf(formatCalendarFile({ ...event, title }))).toContain('SUMMARY:A\\; B\\, C\\\\D\\nEND:VEVENT\\nXY');
    const url = 'https://example.com/\r\nATTENDEE:x';
    expect(linesOf(formatCalendarFile({ ...event, url }))).toContain('URL:https://example.com/%0D%0AATTENDEE:x');
  });

  test('has no URL line without a URL', () => {
    expect(formatCalendarFile({ ...event, url: null })).not.toContain('URL');
  });

  test.each([
    ['kanji', '漢'.repeat(100)],
    ['emoji', '🥋'.repeat(50)],
    ['letters', 'a'.repeat(200)],
    ['letters before kanji', `ab${'稽古'.repeat(60)}`],
  ])('folds long lines of %s to 75 octets between characters without loss', (_what, title) => {
    const file = formatCalendarFile({ ...event, title });
    const lines = file.split('\r\n');
    expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
    expect(lines.every((line) => line.isWellFormed())).toBe(true);
    expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(1);
    expect(linesOf(file)).toContain(`SUMMARY:${title}`);
  });
});
