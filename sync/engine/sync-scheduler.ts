import { isSyncError } from '../model/request-error.ts';
import type { Comparison } from './comparison.ts';
import { downloadContent } from './download-content.ts';
import type { ContentSource, SyncPorts, Transport } from './ports.ts';
import {
  reduce,
  type ScheduleEvent,
  type SchedulerEvent,
  type SyncOutcome,
  type SyncStatus,
  startSchedule,
  syncStatus,
} from './schedule.ts';
import type { SyncEvent } from './sync-events.ts';
import { syncOnce } from './sync-once.ts';

/** Milliseconds until a failed download of published content is tried again; doubles with each failure up to an hour. */
const CONTENT_RETRY = 60_000;
const CONTENT_RETRY_MAX = 3_600_000;

/** Milliseconds after which a lock counts as held by a frozen tab and is stolen. Syncs may safely overlap. */
const STEAL_LOCK_AFTER = 30_000;

export interface PendingCounts {
  readonly pending: number;
  readonly rejected: number;
  /** Rows that the member keeps on this device: nothing is wrong with them. */
  readonly kept: number;
}

export interface SchedulerPorts extends SyncPorts, Pick<Comparison, 'readDigest'> {
  readonly content: ContentSource;
  readonly locks: {
    /** Runs `work` under a lock shared by all tabs; 'locked' at once when another tab holds it. `steal` takes it over. */
    run(name: string, options: { readonly steal: boolean }, work: () => Promise<void>): Promise<'ran' | 'locked'>;
  };
  readonly timers: {
    /** Milliseconds of a monotonic clock: a changed device clock must not delay the sync. */
    now(): number;
    /** Calls back once after `ms`; the returned function cancels. */
    after(ms: number, call: () => void): () => void;
  };
  readonly counts: {
    /** Reports the counts now and after each change in any tab; the returned function ends it. */
    watch(listener: (counts: PendingCounts) => void): () => void;
  };
  /** True for a storage error that means that the device has no space left. */
  readonly isStorageFull: (error: unknown) => boolean;
}

export type SyncScheduler = Readonly<ReturnType<typeof startSyncScheduler>>;

/** Syncs one member's database when the schedule says so, in one tab at a time. */
export function startSyncScheduler(
  ports: SchedulerPorts,
  at: {
    readonly online: boolean;
    readonly visible: boolean;
    /** 'no-account' for data that is never sent. */
    readonly haltedBy?: 'no-account' | null;
    readonly everSynced: boolean;
    /** Counted before the start: the first status must not be "synced" while rows are waiting. */
    readonly counts: PendingCounts;
  },
) {
  const { timers, random, observer } = ports;
  const listeners = new Set<() => void>();
  let schedule = startSchedule({ ...at, now: timers.now() });
  let counts = at.counts;
  let everSynced = at.everSynced;
  let status = currentStatus();
  let lockedSince: number | null = null;
  /** Null before a sync has ended: the start of the app has more important things to do. */
  let comparison: Comparison | null = null;
  let cancelTimer = () => {};
  let running: Promise<unknown> = Promise.resolve();
  const download = { isRunning: false, failures: 0, retryAt: Number.NEGATIVE_INFINITY };
  let stopped = false;

  function currentStatus(): SyncStatus {
    return syncStatus({ schedule, ...counts, everSynced });
  }

  function notify() {
    status = currentStatus();
    for (const listener of listeners) listener();
  }

  function apply(event: ScheduleEvent) {
    const now = timers.now();
    schedule = reduce(schedule, event, { now, random: random.next() });
    cancelTimer();
    if (!stopped && schedule.dueAt !== null) {
      cancelTimer = timers.after(Math.max(0, schedule.dueAt - now), () => void start());
    }
    notify();
  }

  function start(): Promise<boolean> {
    if (stopped || schedule.running || schedule.haltedBy === 'no-account') return Promise.resolve(false);
    apply({ type: 'started' });
    const run = runLocked();
    running = run;
    return run;
  }

  async function runLocked(): Promise<boolean> {
    const startedAt = timers.now();
    const steal = lockedSince !== null && timers.now() - lockedSince > STEAL_LOCK_AFTER;
    const syncs: Promise<SyncOutcome>[] = [];
    let pollAfterMs = 0;
    const transport: Transport = {
      async exchange(request, token) {
        const response = await ports.transport.exchange(request, token);
        pollAfterMs = (response.poll_after ?? 0) * 1000;
        return response;
      },
    };
    try {
      await ports.locks.run(`sync:${ports.store.memberId}`, { steal }, async () => {
        const sync = syncOnce({ ...ports, transport }, comparison);
        syncs.push(sync);
        await Promise.allSettled([sync]);
      });
    } catch (error) {
      if (syncs.length === 0) return fail(error);
      // When another tab steals the lock, the sync still runs to its own end.
    }
    const [sync] = syncs;
    if (sync === undefined) {
      lockedSince ??= timers.now();
      apply({ type: 'locked' });
      return false;
    }
    lockedSince = null;
    try {
      const outcome = await sync;
      everSynced ||= outcome === 'complete';
      if (outcome === 'complete') comparison = { isAsked: false, readDigest: ports.readDigest };
      if (outcome === 'complete') observer({ type: 'sync-finished', durationMs: Math.round(timers.now() - startedAt) });
      else observer({ type: 'sync-halted', outcome });
      apply({ type: 'finished', outcome, pollAfterMs });
      if (outcome === 'complete') void loadContent();
      return outcome === 'complete';
    } catch (error) {
      return fail(error);
    }
  }

  /** Not part of the sync: the member's rows are safe however slow this is. */
  async function loadContent(): Promise<void> {
    if (stopped || download.isRunning || timers.now() < download.retryAt) return;
    download.isRunning = true;
    try {
      await downloadContent(ports);
      download.failures = 0;
    } catch (error) {
      const wait = Math.min(CONTENT_RETRY_MAX, CONTENT_RETRY * 2 ** download.failures);
      const retryAfterMs = isSyncError(error) ? error.retryAfterMs : 0;
      download.failures += 1;
      download.retryAt = timers.now() + Math.max(wait, retryAfterMs);
      if (!stopped) observer({ type: 'content-failed' });
    } finally {
      download.isRunning = false;
    }
  }

  function fail(error: unknown): false {
    const event = failedEvent(error, ports.isStorageFull);
    observer(failureReport(event));
    apply(event);
    return false;
  }

  const stopCounting = ports.counts.watch((next) => {
    const hasGrown = next.pending > counts.pending;
    counts = next;
    if (hasGrown) apply({ type: 'wrote' });
    else notify();
  });
  apply({ type: at.visible ? 'visible' : 'hidden' });

  return {
    status: () => status,
    schedule: () => schedule,
    /** True once this database has been fully synced. */
    everSynced: () => everSynced,
    /** Calls back after every change of status or schedule; the returned function ends it. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch(event: SchedulerEvent) {
      apply({ type: event });
    },
    /** Resolves when the running sync, if there is one, has ended. */
    settled: () => running,
    /** Syncs now, after the running sync if there is one. True when everything was pushed and pulled. */
    async flush({ compares = false } = {}) {
      await running;
      if (compares) comparison = { isAsked: true, readDigest: ports.readDigest };
      return start();
    },
    /** Cancels all timers; a running sync ends by itself. */
    stop() {
      stopped = true;
      cancelTimer();
      stopCounting();
    },
  };
}

type FailedEvent = Extract<ScheduleEvent, { type: 'failed' }>;

function failedEvent(error: unknown, isStorageFull: (error: unknown) => boolean): FailedEvent {
  if (isSyncError(error)) return { type: 'failed', kind: error.code, retryAfterMs: error.retryAfterMs };
  // 'storage' makes the app reopen the database, which does not help a full device.
  return { type: 'failed', kind: isStorageFull(error) ? 'storage_full' : 'storage', retryAfterMs: 0 };
}

function failureReport({ kind }: FailedEvent): SyncEvent {
  return kind === 'storage' || kind === 'storage_full'
    ? { type: 'storage-failed', kind }
    : { type: 'sync-failed', kind };
}
