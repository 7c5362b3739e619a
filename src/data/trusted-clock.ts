import { SYNC_STATE_ID } from '../../sync/collections/sync-state.ts';
import type { MemberDatabase } from '../../sync/database.ts';
import { type ClockOffset, isClockRolledBack, trustedNow } from '../../sync/rules/clock-offset.ts';
import { type Day, dayAt, msUntilNextDay } from '../../sync/rules/day.ts';
import { timers } from '../lib/timers.ts';

/** A device may sleep through midnight; so often the day is looked at again. */
const RECHECK = 60_000;

/** The device's clock, corrected by the server's time as of the last sync, and the Tokyo day it makes. */
export interface TrustedClock {
  /** Epoch milliseconds. */
  now(): number;
  today(): Day;
  /** True while the device's clock stands before a time that has already been: somebody has turned it back. */
  isClockRolledBack(): boolean;
  /** Calls back when the Tokyo day has changed, by midnight or by a corrected clock, and when the clock is turned. */
  subscribe(listener: () => void): () => void;
  stop(): void;
}

export function createTrustedClock(database: MemberDatabase, first: ClockOffset | null): TrustedClock {
  const listeners = new Set<() => void>();
  let anchor = first;
  let cancel = () => {};
  const now = () => trustedNow(anchor, Date.now());
  let today = dayAt(now());
  let wasRolledBack = isClockRolledBack(anchor, Date.now());

  function look() {
    const day = dayAt(now());
    cancel();
    cancel = timers.after(Math.min(RECHECK, msUntilNextDay(now())), look);
    const rolledBack = isClockRolledBack(anchor, Date.now());
    if (day === today && rolledBack === wasRolledBack) return;
    today = day;
    wasRolledBack = rolledBack;
    for (const listener of listeners) listener();
  }

  const anchors = database.collections.sync_state.findOne(SYNC_STATE_ID).$.subscribe((found) => {
    if (found !== null) anchor = found.toMutableJSON().state.anchor;
    look();
  });
  document.addEventListener('visibilitychange', look);

  return {
    now,
    today: () => today,
    isClockRolledBack: () => wasRolledBack,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      cancel();
      anchors.unsubscribe();
      document.removeEventListener('visibilitychange', look);
    },
  };
}
