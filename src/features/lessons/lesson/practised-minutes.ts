const MS_PER_MINUTE = 60_000;

/** Minutes between two instants (epoch milliseconds): rounded, at least 1, at most twice the lesson's length. */
export function practisedMinutes(startedAt: number, now: number, minutes: number): number {
  const elapsed = Math.round((now - startedAt) / MS_PER_MINUTE);
  return Math.max(1, Math.min(elapsed, 2 * minutes));
}
