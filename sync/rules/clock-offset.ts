/**
 * What the server's clock said beside the device's, in epoch milliseconds, and the latest corrected time ever seen.
 * Kept on the device, so that days are right offline even where the device's clock is not.
 */
export interface ClockOffset {
  readonly server_ms: number;
  readonly device_ms: number;
  readonly highest_ms: number;
}

/** A corrected time this far behind the highest one seen means that the device's clock was turned back. */
const BACKWARD_TOLERANCE_MS = 5 * 60_000;

/** The device's time corrected by the offset measured at the last sync; the bare device time before any sync. */
export function trustedNow(anchor: ClockOffset | null, deviceNowMs: number): number {
  return anchor === null ? deviceNowMs : deviceNowMs + (anchor.server_ms - anchor.device_ms);
}

/** True when the corrected clock stands before a moment that has already been: somebody turned the device's clock. */
export function isClockRolledBack(anchor: ClockOffset | null, deviceNowMs: number): boolean {
  return anchor !== null && trustedNow(anchor, deviceNowMs) < anchor.highest_ms - BACKWARD_TOLERANCE_MS;
}

/** The anchor after an answer of the server, which always wins over what was believed before. */
export function measureClockOffset(serverMs: number, deviceNowMs: number): ClockOffset {
  return { server_ms: serverMs, device_ms: deviceNowMs, highest_ms: serverMs };
}

/** The anchor with the highest time seen moved on to now; the same anchor when nothing is to be kept. */
export function updateHighWaterMark(anchor: ClockOffset, deviceNowMs: number): ClockOffset {
  const now = trustedNow(anchor, deviceNowMs);
  return now > anchor.highest_ms ? { ...anchor, highest_ms: now } : anchor;
}
