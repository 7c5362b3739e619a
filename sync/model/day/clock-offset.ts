import type { DayRecord } from '../streak/streak.ts';
import { addDays, type Day } from './day.ts';

/** Server and device time at one moment, and the highest corrected time since; epoch milliseconds. */
export interface ClockOffset {
  readonly server_ms: number;
  readonly device_ms: number;
  readonly highest_ms: number;
}

/** Corrected time this far below the high-water mark means that the device clock was set back. */
const BACKWARD_TOLERANCE_MS = 5 * 60_000;

/**
 * Device time corrected by the offset measured at the last sync; uncorrected before the first sync, and once the clock was set
 * back since, which may have put it right. Never before the server's time at the last sync.
 */
export function trustedNow(offset: ClockOffset | null, deviceNowMs: number): number {
  if (offset === null) return deviceNowMs;
  const now = wasSetBack(offset, deviceNowMs) ? deviceNowMs : corrected(offset, deviceNowMs);
  return Math.max(now, offset.server_ms);
}

/** True when the clock was set back since the last sync and is behind the high-water mark now. */
export function isClockRolledBack(offset: ClockOffset | null, deviceNowMs: number): boolean {
  return offset !== null && wasSetBack(offset, deviceNowMs) && isBehind(offset, deviceNowMs);
}

function corrected({ server_ms, device_ms }: ClockOffset, deviceNowMs: number): number {
  return deviceNowMs + (server_ms - device_ms);
}

function wasSetBack(offset: ClockOffset, deviceNowMs: number): boolean {
  return isBehind(offset, corrected(offset, deviceNowMs));
}

function isBehind({ highest_ms }: ClockOffset, nowMs: number): boolean {
  return nowMs < highest_ms - BACKWARD_TOLERANCE_MS;
}

export interface KnownDay {
  readonly today: Day;
  /** The days that count, in any order. */
  readonly records: readonly DayRecord[];
  readonly isRolledBack: boolean;
}

/**
 * Whether today's login may be recorded. `measure` lets a sync measure the clock first where it was set back, or where today does
 * not continue the records. While the clock is behind, its day would be one on which the app was not opened.
 */
export async function mayRecordLogin(
  read: () => KnownDay | Promise<KnownDay>,
  measure: () => Promise<void>,
): Promise<boolean> {
  if (isDoubtful(await read())) await measure();
  const { today, records, isRolledBack } = await read();
  return !isRolledBack || records.some(({ day, kind }) => day === today && kind === 'login');
}

function isDoubtful({ today, records, isRolledBack }: KnownDay): boolean {
  const lastDay = records.reduce<Day | null>((last, { day }) => (last === null || day > last ? day : last), null);
  return isRolledBack || lastDay === null || (today !== lastDay && today !== addDays(lastDay, 1));
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
