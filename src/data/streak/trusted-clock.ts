import {
  type ClockOffset,
  isClockRolledBack,
  trustedNow,
  updateHighWaterMark,
} from '../../../sync/model/day/clock-offset.ts';
import { type Day, dayAt, LESSON_DAY_ZONE, msUntilNextDay } from '../../../sync/model/day/day.ts';
import type { MemberDatabase } from '../../../sync/storage/database.ts';
import { liveSyncState } from '../../../sync/storage/live-rows.ts';
import { timers } from '../../lib/timers.ts';

/** Recheck interval in milliseconds: timers miss midnight when the device sleeps. */
const RECHECK = 60_000;

/** Milliseconds by which wall and monotonic clock may drift apart before the device clock counts as set. */
const SET_TOLERANCE = 60_000;

/** Changes when the wall clock is set. Some devices stop the monotonic clock while they sleep. */
const setting = () => Date.now() - timers.now();

/** Changes when the member's day or that of the lessons does. */
export const daysAt = (now: number) => `${dayAt(now)} ${dayAt(now, LESSON_DAY_ZONE)}`;

/** The device clock corrected by the offset measured at the last sync, and its Tokyo day. */
export function createTrustedClock(database: MemberDatabase, initial: ClockOffset | null) {
  const listeners = new Set<() => void>();
  let offset = initial;
  /** Wall clock less monotonic clock when a sync last measured the offset; null before the first since the page opened. */
  let measuredAt: number | null = null;
  let cancel = () => {};
  const now = () => trustedNow(offset, Date.now());
  let today = dayAt(now());
  let days = daysAt(now());
  let wasRolledBack = isClockRolledBack(offset, Date.now());

  function notify() {
    for (const listener of listeners) listener();
  }

  function check() {
    if (offset !== null) offset = updateHighWaterMark(offset, Date.now());
    const nextDays = daysAt(now());
    cancel();
    const untilNext = [msUntilNextDay(now()), msUntilNextDay(now(), LESSON_DAY_ZONE)];
    cancel = timers.after(Math.min(RECHECK, ...untilNext), check);
    const rolledBack = isClockRolledBack(offset, Date.now());
    if (nextDays === days && rolledBack === wasRolledBack) return;
    days = nextDays;
    today = dayAt(now());
    wasRolledBack = rolledBack;
    notify();
  }

  /** What is stored of the same measurement may have a lower high-water mark than this page. */
  function learn(stored: ClockOffset | null) {
    const isNew = stored?.server_ms !== offset?.server_ms || stored?.device_ms !== offset?.device_ms;
    if (isNew) {
      offset = stored;
      measuredAt = setting();
    }
    check();
    if (isNew) notify();
  }

  const subscription = liveSyncState(database).subscribe({
    next: (state) => (state === null ? check() : learn(state.clockOffset)),
    // Without the storage the last known offset stays in use.
    error: check,
  });
  document.addEventListener('visibilitychange', check);

  return {
    /** Epoch milliseconds. */
    now,
    today: (): Day => today,
    /** True while the corrected time is behind the high-water mark: the device clock was set back. */
    isClockRolledBack: () => wasRolledBack,
    /** True once a sync has measured the clock since the page opened, unless the clock was set, or the device slept, since. */
    isMeasured: () => measuredAt !== null && Math.abs(setting() - measuredAt) < SET_TOLERANCE,
    /** Calls back when the Tokyo day or isClockRolledBack() changes, or a sync has measured the clock. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      cancel();
      subscription.unsubscribe();
      document.removeEventListener('visibilitychange', check);
    },
  };
}
