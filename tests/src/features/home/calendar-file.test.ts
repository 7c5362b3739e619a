import { describe, expect, test } from 'vitest';
import { formatCalendarFile } from '../../../../src/features/home/calendar-file.ts';

const event = {
  uid: '1@keiko',
  title: '先読の会・オンライン',
  startsAt: Date.parse('2026-11-24T20:00+09:00'),
  url: 'https://example.com/meet?a=1,2;b',
};

const createdAt = Date.parse('2026-11-20T08:00:00.789Z');

/** The file of the event with other values. */
const fileWith = (changes: Partial<typeof event> | { readonly url: null } = {}) =>
  formatCalendarFile([{ ...event, ...changes }], createdAt);

/** Unfolds the lines on octet level, as RFC 5545 requires. */
function linesOf(file: string): readonly string[] {
  return file.replaceAll('\r\n ', '').split('\r\n');
}

describe('calendar file', () => {
  test('contains the event in UTC', () => {
    expect(linesOf(fileWith())).toEqual([
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
    const file = fileWith({ startsAt: Date.parse('2027-01-01T08:30+09:00') });
    expect(file).toContain('DTSTART:20261231T233000Z');
    expect(file).toContain('DTEND:20270101T003000Z');
  });

  test('has an event for each date', () => {
    const later = { ...event, uid: '2@keiko', startsAt: Date.parse('2026-12-08T20:00+09:00') };
    const lines = linesOf(formatCalendarFile([event, later], createdAt));
    expect(lines.filter((line) => line.startsWith('UID:'))).toEqual(['UID:1@keiko', 'UID:2@keiko']);
    expect(lines).toContain('DTSTART:20261208T110000Z');
  });

  test('escapes special characters and prevents line injection', () => {
    const title = 'A; B, C\\D\r\nEND:VEVENT\nX\u0007Y';
    expect(linesOf(fileWith({ title }))).toContain('SUMMARY:A\\; B\\, C\\\\D\\nEND:VEVENT\\nXY');
    const url = 'https://example.com/\r\nATTENDEE:x';
    expect(linesOf(fileWith({ url }))).toContain('URL:https://example.com/%0D%0AATTENDEE:x');
  });

  test('has no URL line without a URL', () => {
    expect(fileWith({ url: null })).not.toContain('URL');
  });

  test.each([
    ['kanji', '漢'.repeat(100)],
    ['emoji', '🥋'.repeat(50)],
    ['letters', 'a'.repeat(200)],
    ['letters before kanji', `ab${'稽古'.repeat(60)}`],
  ])('folds long lines of %s to 75 octets between characters without loss', (_what, title) => {
    const file = fileWith({ title });
    const lines = file.split('\r\n');
    expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
    expect(lines.every((line) => line.isWellFormed())).toBe(true);
    expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(1);
    expect(linesOf(file)).toContain(`SUMMARY:${title}`);
  });
});
