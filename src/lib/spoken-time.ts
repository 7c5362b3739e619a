const SECONDS_PER_MINUTE = 60;

/** A length of time in words, as in 4分5秒. */
export function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  const rest = seconds % SECONDS_PER_MINUTE;
  if (minutes === 0) return `${rest}秒`;
  return rest === 0 ? `${minutes}分` : `${minutes}分${rest}秒`;
}

/** The remaining time for the ear: 残り4分, and at the end 時間になりました. */
export function remainingText(seconds: number): string {
  return seconds === 0 ? '時間になりました' : `残り${durationText(seconds)}`;
}

/** The remaining seconds at which a countdown is spoken to screen readers. */
const SPOKEN_MARKS = [240, 180, 120, 60, 30, 10, 0] as const;

/** The mark that lies between two readings of the remaining seconds; of several slept through only the last matters. */
export function markPassed(before: number, after: number): number | undefined {
  return SPOKEN_MARKS.findLast((mark) => before > mark && mark >= after);
}
