import { type Day, instantAt, wallTimeAt } from '../../../sync/model/day/day.ts';
import { type GroupPractice, monthlyDay, type Repetition } from '../../../sync/model/published/group-practices.ts';

/** RFC 5545: longer lines must be folded. */
const MAX_LINE_OCTETS = 75;

/** One event of a calendar file. */
export interface CalendarEvent {
  /** Stable per event, so that a calendar updates it on a second import. */
  readonly uid: string;
  readonly title: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly minutes: number;
  readonly url: string | null;
  /** Creation time of the file, in epoch milliseconds. */
  readonly createdAt: number;
  /** Null for once. */
  readonly series: CalendarSeries | null;
}

/** How an event takes place again. */
export interface CalendarSeries {
  readonly repeats: Repetition;
  /** The day of the month of a monthly event, 1 to 31; in a shorter month the last day. */
  readonly monthlyDay: number;
  /** The last Tokyo day; null for no end. */
  readonly until: Day | null;
}

/** The series of a group practice; null if it takes place once. */
export function calendarSeries(practice: GroupPractice): CalendarSeries | null {
  const { repeats, repeatsUntil: until } = practice;
  return repeats === null ? null : { repeats, monthlyDay: monthlyDay(practice), until };
}

/** Formats an event as an iCalendar file (RFC 5545): in UTC, or in Tokyo for a series, whose days are Tokyo's. */
export function formatCalendarFile({ uid, title, startsAt, minutes, url, createdAt, series }: CalendarEvent): string {
  const time =
    series === null ? (ms: number) => `:${formatUtc(ms)}` : (ms: number) => `;TZID=Asia/Tokyo:${formatTokyo(ms)}`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Keiko//Keiko//JA',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(series === null ? [] : TOKYO_ZONE),
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${formatUtc(createdAt)}`,
    `DTSTART${time(startsAt)}`,
    `DTEND${time(startsAt + minutes * 60_000)}`,
    ...(series === null ? [] : [`RRULE:${formatRule(series)}`]),
    `SUMMARY:${escapeText(title)}`,
    ...(url === null ? [] : [`URL:${url.replace(/[\s\p{Cc}]/gu, encodeURIComponent)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

/** A calendar needs the zone in the file, even one that it knows. */
const TOKYO_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Tokyo',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:JST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

function formatRule({ repeats, monthlyDay, until }: CalendarSeries): string {
  const end = until === null ? '' : `;UNTIL=${until.replaceAll('-', '')}T145959Z`;
  switch (repeats) {
    case 'weekly':
      return `FREQ=WEEKLY${end}`;
    case 'biweekly':
      return `FREQ=WEEKLY;INTERVAL=2${end}`;
    case 'monthly':
      return `FREQ=MONTHLY;BYMONTHDAY=${formatMonthDays(monthlyDay)}${end}`;
  }
}

/** A rule skips the months that lack a day, so that for days after the 28th the last of those that exist is taken. */
function formatMonthDays(day: number): string {
  if (day <= 28) return String(day);
  return `${[28, 29, 30, 31].filter((candidate) => candidate <= day).join(',')};BYSETPOS=-1`;
}

/** Format '20261124T200000', in Tokyo. */
function formatTokyo(instantMs: number): string {
  return wallTimeAt(instantMs).replace(/[-:]/g, '');
}

/** Format '20261124T110000Z'. */
function formatUtc(instantMs: number): string {
  return instantAt(instantMs)
    .replace(/\.\d{3}/, '')
    .replace(/[-:]/g, '');
}

/** Writes a line break as \n and removes other control characters, which RFC 5545 forbids. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Folds between characters only: some calendars decode each folded line as UTF-8 separately. */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  const encoder = new TextEncoder();
  for (const char of line) {
    const length = encoder.encode(char).length;
    if (octets + length > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += char;
    octets += length;
  }
  return folded;
}
