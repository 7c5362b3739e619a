/** Server and device time at one moment, and the highest corrected time since; epoch milliseconds. */
export interface ClockOffset {
  readonly server_ms: number;
  readonly device_ms: number;
  readonly highest_ms: number;
}

/** Corrected time this far below the high-water mark means that the device clock was set back. */
const BACKWARD_TOLERANCE_MS = 5 * 60_000;

/** Device time corrected by the offset measured at the last sync; uncorrected before the first sync. */
export function trustedNow(offset: ClockOffset | null, deviceNowMs: number): number {
  return offset === null ? deviceNowMs : deviceNowMs + (offset.server_ms - offset.device_ms);
}

/** True when corrected time is more than the tolerance below the high-water mark. */
export function isClockRolledBack(offset: ClockOffset | null, deviceNowMs: number): boolean {
  return offset !== null && trustedNow(offset, deviceNowMs) < offset.highest_ms - BACKWARD_TOLERANCE_MS;
}

/** The offset measured by a sync. It replaces the previous one and resets the high-water mark to server time. */
export function measureClockOffset(serverMs: number, deviceNowMs: number): ClockOffset {
  return { server_ms: serverMs, device_ms: deviceNowMs, highest_ms: serverMs };
}

/** Raises the high-water mark to the corrected time; returns the same object when it is not higher. */
export function updateHighWaterMark(offset: ClockOffset, deviceNowMs: number): ClockOffset {
  const now = trustedNow(offset, deviceNowMs);
  return now > offset.highest_ms ? { ...offset, highest_ms: now } : offset;
}
