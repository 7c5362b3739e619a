const DAY_MS = 86_400_000;

/** Days since joining, rounded up; at least 1. Both instants are epoch milliseconds. */
export function daysSinceJoining(joinedMs: number, nowMs: number): number {
  return Math.max(1, Math.ceil((nowMs - joinedMs) / DAY_MS));
}
