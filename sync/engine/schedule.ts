import type { SyncErrorCode } from '../model/request-error.ts';

/** Milliseconds between two polls of a visible app whose live channel is not joined. */
export const POLL_INTERVAL = 60_000;
/** Milliseconds between two polls while the server's pokes arrive; they only bring what a lost poke announced. */
export const LIVE_POLL_INTERVAL = 5 * 60_000;
/** The longest time in milliseconds that a server can make its devices wait for a poll. */
const POLL_AFTER_MAX = 60 * 60_000;
/** The largest part of the delay that is added to it, so that devices that synced together do not poll together. */
export const POLL_JITTER = 0.2;

/** Milliseconds until the next poll; `pollAfterMs` of a server under load only lengthens it. `random` is in [0, 1]. */
export function pollDelay(at: {
  readonly isLive: boolean;
  readonly pollAfterMs: number;
  readonly random: number;
}): number {
  const wanted = Math.min(POLL_AFTER_MAX, at.pollAfterMs);
  return Math.max(at.isLive ? LIVE_POLL_INTERVAL : POLL_INTERVAL, wanted) * (1 + POLL_JITTER * at.random);
}

export type SyncOutcome =
  | 'complete'
  /** Nobody is signed in, or the server refuses the session: the member has to log in again. */
  | 'signed-out'
  /** The signed-in member is not the one this database belongs to; nothing was sent. */
  | 'other-member'
  /** The server no longer serves this build's rows. */
  | 'update-required';

/** Why no sync is due until something else changes. */
export type HaltReason =
  | Exclude<SyncOutcome, 'complete'>
  /** The data belongs to no account. */
  | 'no-account';

/** Milliseconds between a write made offline and its one request, so that one tap may write several rows. */
export const OFFLINE_WRITE_DELAY = 50;
/** Milliseconds between the starts of two syncs that local writes cause. */
export const WRITE_INTERVAL = 500;
export const BACKOFF_BASE = 1000;
export const BACKOFF_MAX = 5 * 60_000;
const LOCKED_RETRY = 2000;

/** Why a sync failed: the exchange, the device's storage, or no space left in it. */
export type FailureReason = SyncErrorCode | 'storage' | 'storage_full';

/** When the next sync is due, and how the last ones ended. Changed by reduce() alone. Instants are monotonic. */
export interface Schedule {
  readonly online: boolean;
  readonly visible: boolean;
  /** Since when the server's pokes arrive; null while the live channel is not joined. */
  readonly liveSince: number | null;
  /** How long the last response asked to wait for a poll. */
  readonly pollAfterMs: number;
  readonly running: boolean;
  readonly startedAt: number;
  /** Something happened during the running sync that it may have missed. */
  readonly rerunRequested: boolean;
  /** Consecutive failures, and the last one. */
  readonly failures: number;
  readonly lastError: FailureReason | null;
  readonly backoffUntil: number;
  /** The server's Retry-After. */
  readonly throttledUntil: number;
  readonly dueAt: number | null;
  /** The outcome after which only a login, or a new version of the app, makes syncing useful again. */
  readonly haltedBy: HaltReason | null;
}

/** What screens and the shell may report to the scheduler. */
export type SchedulerEvent =
  | 'wrote'
  | 'online'
  | 'offline'
  | 'visible'
  | 'hidden'
  | 'poke'
  | 'channel-joined'
  | 'channel-lost'
  | 'sync-now'
  | 'signed-in';

export type ScheduleEvent =
  | { readonly type: SchedulerEvent | 'started' | 'locked' }
  | { readonly type: 'finished'; readonly outcome: SyncOutcome; readonly pollAfterMs: number }
  | { readonly type: 'failed'; readonly kind: FailureReason; readonly retryAfterMs: number };

export function startSchedule(
  at: Pick<Schedule, 'online' | 'visible'> & Partial<Pick<Schedule, 'haltedBy'>> & { readonly now: number },
): Schedule {
  const { online, visible, now, haltedBy = null } = at;
  return {
    online,
    visible,
    liveSince: null,
    pollAfterMs: 0,
    running: false,
    startedAt: Number.NEGATIVE_INFINITY,
    rerunRequested: false,
    failures: 0,
    lastError: null,
    backoffUntil: 0,
    throttledUntil: 0,
    dueAt: online && haltedBy === null ? now : null,
    haltedBy,
  };
}

/**
 * offline ──online──▶ due ──started──▶ running ──finished──▶ idle (polls while visible: pollDelay())
 *                      ▲                  └────failed────▶ backing off (up to 2 s, doubling to 5 min, full jitter)
 *                      └── wrote, visible, poke, sync-now, signed-in, poll ──┘
 */
export function reduce(schedule: Schedule, event: ScheduleEvent, at: Moment): Schedule {
  const { now } = at;
  switch (event.type) {
    case 'wrote':
      // The first write after an idle time is sent at once; writes that follow a sync closely are gathered.
      return afterWrite(
        withoutFullStorage(schedule),
        Math.max(schedule.online ? now : now + OFFLINE_WRITE_DELAY, schedule.startedAt + WRITE_INTERVAL),
      );
    case 'poke':
      return bringForward(schedule, now);
    case 'channel-joined':
      return afterChannelChange({ ...schedule, liveSince: now }, at);
    case 'channel-lost':
      return afterChannelChange({ ...schedule, liveSince: null }, at);
    case 'sync-now':
      return afterSyncRequest(schedule, now);
    case 'visible':
      return afterReturn({ ...withoutFullStorage(schedule), visible: true }, now);
    case 'hidden':
      return { ...schedule, visible: false, dueAt: isPoll(schedule, now) ? null : schedule.dueAt };
    case 'online':
      return bringForward({ ...withoutNetworkError(schedule), online: true }, now);
    case 'offline':
      return { ...schedule, online: false, dueAt: null };
    case 'signed-in':
      return bringForward({ ...withoutError(schedule), haltedBy: null, throttledUntil: 0 }, now);
    case 'started':
      return { ...schedule, running: true, startedAt: now, rerunRequested: false, dueAt: null };
    case 'locked':
      return bringForward({ ...schedule, running: false }, now + LOCKED_RETRY);
    case 'finished':
      return afterFinish({ ...schedule, pollAfterMs: event.pollAfterMs }, event.outcome, at);
    case 'failed':
      return afterFailure(schedule, event, at);
  }
}

/** What jitter and backoff depend on. */
interface Moment {
  readonly now: number;
  readonly random: number;
}

function afterFinish(schedule: Schedule, outcome: SyncOutcome, at: Moment): Schedule {
  // A sync without a session has sent nothing, so the server's Retry-After still holds.
  const { liveSince, pollAfterMs, startedAt, throttledUntil } = schedule;
  const fresh = startSchedule({ ...schedule, now: at.now, haltedBy: null });
  const idle = { ...fresh, liveSince, pollAfterMs, startedAt, throttledUntil, dueAt: null };
  if (outcome !== 'complete') return { ...idle, haltedBy: outcome };
  if (schedule.rerunRequested) return bringForward(idle, at.now);
  return schedule.visible ? bringForward(idle, nextPoll(idle, at)) : idle;
}

/** The planned poll may be minutes away, and a poke may have been missed before the channel was joined. */
function afterChannelChange(schedule: Schedule, at: Moment): Schedule {
  const isIdle = schedule.visible && !schedule.running;
  return isIdle ? bringForward(schedule, nextPoll(schedule, at)) : schedule;
}

/** Pokes cover what has changed only since a sync that started after the channel was joined. */
function nextPoll({ liveSince, startedAt, pollAfterMs }: Schedule, { now, random }: Moment): number {
  return now + pollDelay({ isLive: liveSince !== null && liveSince <= startedAt, pollAfterMs, random });
}

function afterFailure(schedule: Schedule, event: Extract<ScheduleEvent, { type: 'failed' }>, at: Moment) {
  const failures = schedule.failures + 1;
  const backoffUntil = at.now + at.random * Math.min(BACKOFF_MAX, BACKOFF_BASE * 2 ** failures);
  const throttledUntil = Math.max(schedule.throttledUntil, at.now + event.retryAfterMs);
  const failed = { ...schedule, running: false, rerunRequested: false, failures, lastError: event.kind };
  return bringForward({ ...failed, backoffUntil, throttledUntil }, backoffUntil);
}

/** Without an error only a poll is planned that far ahead; it can wait until the app is visible again. */
function isPoll({ dueAt, lastError }: Schedule, now: number): boolean {
  return dueAt !== null && lastError === null && dueAt > now + LOCKED_RETRY;
}

/** Coming back online ends a backoff that the missing network caused, not one that the server caused. */
function withoutNetworkError(schedule: Schedule): Schedule {
  return isServerError(schedule) ? schedule : withoutError(schedule);
}

function isServerError({ lastError }: Schedule): boolean {
  return lastError === 'throttled' || lastError === 'server' || lastError === 'outdated_server';
}

/** A successful write, or a member who returns after freeing space, ends the backoff of a full device. */
function withoutFullStorage(schedule: Schedule): Schedule {
  return schedule.lastError === 'storage_full' ? withoutError(schedule) : schedule;
}

function withoutError(schedule: Schedule): Schedule {
  return { ...schedule, failures: 0, lastError: null, backoffUntil: 0 };
}

/**
 * A write made offline is sent once too: the request fails, but the service worker queues it and can deliver it after the
 * page is closed. Retry-After holds here as well, since the network may be back by then.
 */
function afterWrite(schedule: Schedule, at: number): Schedule {
  if (schedule.online) return bringForward(schedule, at);
  return schedule.running || schedule.haltedBy !== null
    ? schedule
    : { ...schedule, dueAt: Math.max(at, schedule.throttledUntil) };
}

/** A member's request is tried at once, even offline, unless the server caused the backoff. The error stays until then. */
function afterSyncRequest(schedule: Schedule, now: number): Schedule {
  return afterWrite(isServerError(schedule) ? schedule : { ...schedule, backoffUntil: 0 }, now);
}

/** A member who has to log in may have done so in another tab, so a return to the app checks once more. */
function afterReturn(schedule: Schedule, now: number): Schedule {
  const mayBeSignedIn = schedule.haltedBy === 'signed-out' && schedule.online && !schedule.running;
  return mayBeSignedIn ? { ...schedule, dueAt: Math.max(now, schedule.throttledUntil) } : bringForward(schedule, now);
}

/** Brings the next sync forward to `wanted`, but not into a backoff or throttling; not while offline or halted. */
function bringForward(schedule: Schedule, wanted: number): Schedule {
  if (schedule.running) return { ...schedule, rerunRequested: true };
  // The one request of an offline write stays due.
  if (!schedule.online || schedule.haltedBy !== null) return schedule;
  const next = Math.min(wanted, schedule.dueAt ?? wanted);
  return { ...schedule, dueAt: Math.max(next, schedule.backoffUntil, schedule.throttledUntil) };
}

/** The state of the member's data, for the pill on every member screen. */
export type SyncStatus =
  | { readonly kind: 'synced' | 'syncing' | 'offline' | 'error' }
  /** The rows belong to no account and stay on this device. */
  | { readonly kind: 'local' }
  | { readonly kind: 'pending'; readonly count: number; readonly isOffline: boolean };

interface SyncFacts {
  readonly schedule: Schedule;
  readonly pending: number;
  readonly rejected: number;
  /** False until the first complete sync of this database. */
  readonly everSynced: boolean;
}

/** Nothing is wrong with this device: its rows wait. */
const UNREACHABLE = ['network', 'timeout', 'outdated_server'] as const;

/** Errors that the member can resolve come first; a poll that brings nothing shows nothing. */
export function syncStatus({ schedule, pending, rejected, everSynced }: SyncFacts): SyncStatus {
  const { lastError } = schedule;
  if (schedule.haltedBy === 'no-account') return { kind: 'local' };
  const unreachable = !schedule.online || (lastError !== null && UNREACHABLE.some((kind) => kind === lastError));
  if (rejected > 0 || (schedule.haltedBy !== null && !unreachable)) return { kind: 'error' };
  if (schedule.running && !unreachable && (pending > 0 || !everSynced)) return { kind: 'syncing' };
  if (lastError !== null && !unreachable) return { kind: 'error' };
  if (pending > 0) return { kind: 'pending', count: pending, isOffline: unreachable };
  return { kind: unreachable ? 'offline' : 'synced' };
}
