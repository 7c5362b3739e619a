import { type ClockOffset, isClockRolledBack, trustedNow } from '../../../sync/rules/clock-offset.ts';
import { type Day, dayAt, msUntilNextDay } from '../../../sync/rules/day.ts';
import type { MemberDatabase } from '../../../sync/storage/database.ts';
import { liveSyncState } from '../../../sync/storage/live-rows.ts';
import { timers } from '../../lib/timers.ts';

/** Recheck interval in milliseconds: timers miss midnight when the device sleeps. */
const RECHECK = 60_000;

/** The device clock corrected by the offset measured at the last sync, and its Tokyo day. */
export function createTrustedClock(database: MemberDatabase, initial: ClockOffset | null) {
  const listeners = new Set<() => void>();
  let offset = initial;
  let cancel = () => {};
  const now = () => trustedNow(offset, Date.now());
  let today = dayAt(now());
  let wasRolledBack = isClockRolledBack(offset, Date.now());

  function check() {
    const day = dayAt(now());
    cancel();
    cancel = timers.after(Math.min(RECHECK, msUntilNextDay(now())), check);
    const rolledBack = isClockRolledBack(offset, Date.now());
    if (day === today && rolledBack === wasRolledBack) return;
    today = day;
    wasRolledBack = rolledBack;
    for (const listener of listeners) listener();
  }

  const subscription = liveSyncState(database).subscribe({
    next(state) {
      if (state !== null) offset = state.clockOffset;
      check();
    },
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
    /** Calls back when the Tokyo day or isClockRolledBack() changes. */
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
