const DAY_MS = 86_400_000;

/** The elapsed days since joining, begun ones counted whole; at least 1. Both instants in epoch milliseconds. */
export function daysSinceJoining(joinedMs: number, nowMs: number): number {
  return Math.max(1, Math.ceil((nowMs - joinedMs) / DAY_MS));
}
