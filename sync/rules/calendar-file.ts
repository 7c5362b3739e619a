import { instantAt } from './day.ts';

/** A line of a calendar file is folded beyond so many octets. */
const MOST_OCTETS = 75;

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
  readonly madeAt: number;
}

/** An event as an iCalendar file (RFC 5545): times in UTC, texts escaped, lines ended by CRLF and folded. */
export function calendarFile({ uid, title, startsAt, minutes, url, madeAt }: CalendarEvent): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Keiko//Keiko//JA',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(startsAt + minutes * 60_000)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(url === null ? [] : [`URL:${url.replace(/[\s\p{Cc}]/gu, encodeURIComponent)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

/** '20261124T110000Z'. */
function utc(instantMs: number): string {
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
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const sign of line) {
    const length = octetsOf(sign);
    if (octets + length > MOST_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += sign;
    octets += length;
  }
  return folded;
}

/** The octets of one character in UTF-8. */
function octetsOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
