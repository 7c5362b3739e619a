import { instantAt } from './day.ts';

/** A line of a calendar file is folded beyond so many octets. */
const MAX_LINE_OCTETS = 75;

/** One event of a calendar file. */
export interface CalendarEvent {
  /** The same for every file of this event, so that a calendar replaces the older one. */
  readonly uid: string;
  readonly title: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly minutes: number;
  readonly url: string | null;
  /** When the file is made, in epoch milliseconds. */
  readonly createdAt: number;
}

/** An event as an iCalendar file (RFC 5545): times in UTC, texts escaped, lines ended by CRLF and folded. */
export function formatCalendarFile({ uid, title, startsAt, minutes, url, createdAt }: CalendarEvent): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Keiko//Keiko//JA',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${formatUtc(createdAt)}`,
    `DTSTART:${formatUtc(startsAt)}`,
    `DTEND:${formatUtc(startsAt + minutes * 60_000)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(url === null ? [] : [`URL:${url.replace(/[\s\p{Cc}]/gu, encodeURIComponent)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

/** '20261124T110000Z'. */
function formatUtc(instantMs: number): string {
  return instantAt(instantMs)
    .replace(/\.\d{3}/, '')
    .replace(/[-:]/g, '');
}

/** Control characters are not allowed in a text; a line break is written as \n. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Folds between characters, never inside one: some calendars read each piece as UTF-8 of its own. */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const char of line) {
    const length = utf8Length(char);
    if (octets + length > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += char;
    octets += length;
  }
  return folded;
}

/** The octets of one character in UTF-8. */
function utf8Length(char: string): number {
  const code = char.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
