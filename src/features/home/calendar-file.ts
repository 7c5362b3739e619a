import { instantAt } from '../../../sync/rules/day.ts';

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
}

/** Formats an event as an iCalendar file (RFC 5545): UTC times, escaped texts, folded CRLF lines. */
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

/** UTF-8 length of one character, in octets. */
function utf8Length(char: string): number {
  const code = char.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
