import { isStorageFull } from '../storage-full.ts';
import { type CycleOutcome, runCycle } from './cycle.ts';
import type { CyclePorts } from './ports.ts';
import { reduce, type Schedule, type ScheduleEvent, startSchedule } from './schedule.ts';
import { type SyncStatus, syncStatus } from './status.ts';
import { SyncFailure } from './sync-failure.ts';

/** After so long a lock that never comes free belongs to a frozen tab: it is taken over. Cycles may safely overlap. */
const FROZEN_AFTER = 30_000;

export interface UnsentCounts {
  readonly waiting: number;
  readonly parked: number;
}

export interface HubPorts extends CyclePorts {
  readonly locks: {
    /** Runs `work` alone among all tabs; 'locked' at once when another one is at it. `steal` takes the lock away. */
    run(name: string, options: { readonly steal: boolean }, work: () => Promise<void>): Promise<'ran' | 'locked'>;
  };
  readonly timers: {
    /** Milliseconds on a clock that nobody can set: a turned device clock must not hold up the sync. */
    now(): number;
    /** Calls back once after `ms`; the returned function cancels. */
    after(ms: number, call: () => void): () => void;
  };
  readonly counts: {
    /** Tells the counts of unsent rows now and at each change, whichever tab made it; the returned function ends it. */
    watch(listener: (counts: UnsentCounts) => void): () => void;
  };
}

/** What screens and the shell may tell the sync. */
export type HubEvent = Extract<
  ScheduleEvent['type'],
  'wrote' | 'online' | 'offline' | 'visible' | 'hidden' | 'poke' | 'signed-in'
>;

export interface SyncHub {
  readonly status: () => SyncStatus;
  readonly schedule: () => Schedule;
  /** True once this database has been in step with the server. */
  readonly everSynced: () => boolean;
  /** Calls back after every change of status or schedule; the returned function ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly tell: (event: HubEvent) => void;
  /** Runs a cycle now, after the one under way if there is one. True when everything was sent and pulled. */
  readonly flush: () => Promise<boolean>;
  /** Ends all timers; a cycle under way ends by itself. */
  readonly stop: () => void;
}

/** Runs cycles for one member's database when they are due, one at a time among all tabs. */
export function startHub(
  ports: HubPorts,
  at: { readonly online: boolean; readonly visible: boolean; readonly everSynced: boolean },
): SyncHub {
  const { timers, random } = ports;
  const listeners = new Set<() => void>();
  let schedule = startSchedule({ ...at, now: timers.now() });
  let counts: UnsentCounts = { waiting: 0, parked: 0 };
  let everSynced = at.everSynced;
  let status = statusNow();
  let lockedSince: number | null = null;
  let cancelTimer = () => {};
  let underWay: Promise<unknown> = Promise.resolve();
  let stopped = false;

  function statusNow(): SyncStatus {
    return syncStatus({ schedule, ...counts, everSynced });
  }

  function changed() {
    status = statusNow();
    for (const listener of listeners) listener();
  }

  function apply(event: ScheduleEvent) {
    const now = timers.now();
    schedule = reduce(schedule, event, { now, random: random.next() });
    cancelTimer();
    if (!stopped && schedule.dueAt !== null) {
      cancelTimer = timers.after(Math.max(0, schedule.dueAt - now), () => void cycle());
    }
    changed();
  }

  function cycle(): Promise<boolean> {
    if (stopped || schedule.running) return Promise.resolve(false);
    apply({ type: 'started' });
    const run = runLocked();
    underWay = run;
    return run;
  }

  async function runLocked(): Promise<boolean> {
    const steal = lockedSince !== null && timers.now() - lockedSince > FROZEN_AFTER;
    const cycles: Promise<CycleOutcome>[] = [];
    try {
      await ports.locks.run(`sync:${ports.store.memberId}`, { steal }, async () => {
        const running = runCycle(ports);
        cycles.push(running);
        await Promise.allSettled([running]);
      });
    } catch (failure) {
      // When another tab took the lock for a frozen one's, the cycle still goes on to its own end.
      if (cycles.length === 0) return fail(failure);
    }
    const [running] = cycles;
    if (running === undefined) {
      lockedSince ??= timers.now();
      apply({ type: 'locked' });
      return false;
    }
    lockedSince = null;
    try {
      const outcome = await running;
      everSynced ||= outcome === 'complete';
      apply({ type: 'finished', outcome });
      return outcome === 'complete';
    } catch (failure) {
      return fail(failure);
    }
  }

  function fail(failure: unknown): false {
    apply(failedEvent(failure));
    return false;
  }

  const endCounts = ports.counts.watch((next) => {
    const grown = next.waiting > counts.waiting;
    counts = next;
    if (grown) apply({ type: 'wrote' });
    else changed();
  });
  apply({ type: at.visible ? 'visible' : 'hidden' });

  return {
    status: () => status,
    schedule: () => schedule,
    everSynced: () => everSynced,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (type) => apply({ type }),
    async flush() {
      await underWay;
      return cycle();
    },
    stop() {
      stopped = true;
      cancelTimer();
      endCounts();
    },
  };
}

function failedEvent(failure: unknown): ScheduleEvent {
  if (failure instanceof SyncFailure) return { type: 'failed', kind: failure.kind, retryAfterMs: failure.retryAfterMs };
  // Opening the database anew, which may heal a broken storage, makes no space.
  return { type: 'failed', kind: isStorageFull(failure) ? 'full' : 'storage', retryAfterMs: 0 };
}
