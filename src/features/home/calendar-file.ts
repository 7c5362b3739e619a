import { instantAt } from '../../../sync/model/day/day.ts';

/** RFC 5545: longer lines must be folded. */
const MAX_LINE_OCTETS = 75;

/** One event of a calendar file, which lasts an hour: group practices have no end time. */
export interface CalendarEvent {
  /** Stable per event, so that a calendar updates it on a second import. */
  readonly uid: string;
  readonly title: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly url: string | null;
}

const HOUR_MS = 3_600_000;

/** Formats events as an iCalendar file (RFC 5545) that is made at `createdAt`, in epoch milliseconds. */
export function formatCalendarFile(events: readonly CalendarEvent[], createdAt: number): string {
  const lines = events.flatMap(({ uid, title, startsAt, url }) => [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${formatUtc(createdAt)}`,
    `DTSTART:${formatUtc(startsAt)}`,
    `DTEND:${formatUtc(startsAt + HOUR_MS)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(url === null ? [] : [`URL:${url.replace(/[\s\p{Cc}]/gu, encodeURIComponent)}`]),
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Keiko//Keiko//JA',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

/** Format '20261124T110000Z'. */
function formatUtc(instantMs: number): string {
  return instantAt(instantMs).replace(/\.\d{3}|[-:]/g, '');
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
