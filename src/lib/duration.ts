import { formatNumber } from './date-format.ts';

const MS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;

/** Whole seconds between two instants (epoch milliseconds); 0 if the clock was set back. */
export function elapsedSeconds(startedAt: number, now: number): number {
  return Math.max(0, Math.round((now - startedAt) / MS_PER_SECOND));
}

/** Whole seconds until an instant (both in epoch milliseconds); 0 once it has passed. */
export function secondsUntil(endAt: number, now: number): number {
  return Math.max(0, Math.ceil((endAt - now) / MS_PER_SECOND));
}

export function clockText(seconds: number): string {
  return `${Math.floor(seconds / SECONDS_PER_MINUTE)}:${String(seconds % SECONDS_PER_MINUTE).padStart(2, '0')}`;
}

/** A duration in words, such as 4分5秒. */
export function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  const rest = seconds % SECONDS_PER_MINUTE;
  if (minutes === 0) return `${rest}秒`;
  return rest === 0 ? `${minutes}分` : `${minutes}分${rest}秒`;
}

/** A total of minutes in words: 45分, 4時間5分, and from ten hours on 316時間. */
export function totalTimeText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${minutes}分`;
  return rest === 0 || hours >= 10 ? `${formatNumber(hours)}時間` : `${hours}時間${rest}分`;
}

/** The spoken remaining time: 残り4分, and 時間になりました at zero. */
export function remainingText(seconds: number): string {
  return seconds === 0 ? '時間になりました' : `残り${durationText(seconds)}`;
}

/** The remaining seconds that a countdown announces to screen readers. */
const SPOKEN_MARKS = [240, 180, 120, 60, 30, 10, 0] as const;

/** The last mark passed between two readings of the remaining seconds; a frozen tab may skip several. */
export function markPassed(before: number, after: number): number | undefined {
  return SPOKEN_MARKS.findLast((mark) => before > mark && mark >= after);
}
