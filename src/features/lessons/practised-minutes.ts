const MS_PER_MINUTE = 60_000;

/**
 * The minutes to record between two instants (epoch milliseconds): rounded, at least 1. A lesson that was left open is
 * no practice: more than twice the time it takes does not count.
 */
export function practisedMinutes(startedAt: number, now: number, minutes: number): number {
  const elapsed = Math.round((now - startedAt) / MS_PER_MINUTE);
  return Math.max(1, Math.min(elapsed, 2 * minutes));
}
