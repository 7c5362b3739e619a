import type { CycleOutcome } from './cycle.ts';
import type { FailureKind } from './sync-failure.ts';

/**
 * Waits, in milliseconds. A write is sent at once but for the moment in which one tap writes several rows; writes that
 * follow each other gather.
 */
export const WRITE_GATHER = 50;
export const WRITE_DEBOUNCE = 500;
export const POLL_INTERVAL = 60_000;
export const BACKOFF_BASE = 1000;
export const BACKOFF_MAX = 5 * 60_000;
const LOCKED_RETRY = 2000;

/** Why a cycle failed: the exchange, the device's storage, or that there is no space left in it. */
export type Trouble = FailureKind | 'storage' | 'full';

/**
 * When the next cycle is due, and what is known of the last ones. Plain data: reduce() is the only way on. Instants
 * are those of a clock that nobody can set.
 */
export interface Schedule {
  readonly online: boolean;
  readonly visible: boolean;
  readonly running: boolean;
  /** When the last cycle began. */
  readonly startedAt: number;
  /** Something happened during the running cycle that it may have missed. */
  readonly again: boolean;
  /** Failures in a row, and what the last one was. */
  readonly failures: number;
  readonly failure: Trouble | null;
  /** A back-off lasts until this instant. */
  readonly notBefore: number;
  /** The server asked for quiet until this instant. */
  readonly quietUntil: number;
  readonly dueAt: number | null;
  /** Only a login, or a new version of the app, makes cycles useful again. */
  readonly stopped: Exclude<CycleOutcome, 'complete'> | null;
}

export type ScheduleEvent =
  | {
      readonly type:
        | 'wrote'
        | 'online'
        | 'offline'
        | 'visible'
        | 'hidden'
        | 'poke'
        | 'signed-in'
        | 'started'
        | 'locked';
    }
  | { readonly type: 'finished'; readonly outcome: CycleOutcome }
  | { readonly type: 'failed'; readonly kind: Trouble; readonly retryAfterMs: number };

export function startSchedule(at: {
  readonly now: number;
  readonly online: boolean;
  readonly visible: boolean;
}): Schedule {
  const { online, visible, now } = at;
  return {
    online,
    visible,
    running: false,
    startedAt: Number.NEGATIVE_INFINITY,
    again: false,
    failures: 0,
    failure: null,
    notBefore: 0,
    quietUntil: 0,
    dueAt: online ? now : null,
    stopped: null,
  };
}

/**
 * offline ──online──▶ due ──started──▶ running ──finished──▶ idle (polls while visible)
 *                      ▲                  └────failed────▶ backing off (up to 2 s, doubling to 5 min, full jitter)
 *                      └── wrote, visible, poke, signed-in, poll ──┘
 */
export function reduce(
  schedule: Schedule,
  event: ScheduleEvent,
  at: { readonly now: number; readonly random: number },
): Schedule {
  const { now } = at;
  switch (event.type) {
    case 'wrote':
      return wrote(withSpaceAgain(schedule), writeDue(schedule, now));
    case 'poke':
      return due(schedule, now);
    case 'visible':
      return comeBack({ ...withSpaceAgain(schedule), visible: true }, now);
    case 'hidden':
      return { ...schedule, visible: false, dueAt: isPoll(schedule, now) ? null : schedule.dueAt };
    case 'online':
      return due({ ...withoutNetworkTrouble(schedule), online: true }, now);
    case 'offline':
      return { ...schedule, online: false, dueAt: null };
    case 'signed-in':
      return due({ ...schedule, stopped: null, failures: 0, failure: null, notBefore: 0, quietUntil: 0 }, now);
    case 'started':
      return { ...schedule, running: true, startedAt: now, again: false, dueAt: null };
    case 'locked':
      return due({ ...schedule, running: false }, now + LOCKED_RETRY);
    case 'finished':
      return finished(schedule, event.outcome, now);
    case 'failed':
      return failed(schedule, event, at);
  }
}

function finished(schedule: Schedule, outcome: CycleOutcome, now: number): Schedule {
  // A cycle that found nobody signed in has asked nothing: the quiet that the server wished for goes on.
  const { startedAt, quietUntil } = schedule;
  const calm = { ...startSchedule({ now, ...schedule }), startedAt, quietUntil, dueAt: null };
  if (outcome !== 'complete') return { ...calm, stopped: outcome };
  if (schedule.again) return due(calm, now);
  return schedule.visible ? due(calm, now + POLL_INTERVAL) : calm;
}

function failed(
  schedule: Schedule,
  event: Extract<ScheduleEvent, { type: 'failed' }>,
  at: { now: number; random: number },
) {
  const failures = schedule.failures + 1;
  const backoff = at.random * Math.min(BACKOFF_MAX, BACKOFF_BASE * 2 ** failures);
  const notBefore = at.now + backoff;
  const quietUntil = Math.max(schedule.quietUntil, at.now + event.retryAfterMs);
  return due(
    { ...schedule, running: false, again: false, failures, failure: event.kind, notBefore, quietUntil },
    notBefore,
  );
}

/** The first write after a rest goes soon, one that follows a cycle closely some time after that. */
function writeDue({ startedAt }: Schedule, now: number): number {
  return Math.max(now + WRITE_GATHER, startedAt + WRITE_DEBOUNCE);
}

/** A poll is the only thing that a schedule without trouble plans so far ahead; it can wait until somebody looks. */
function isPoll({ dueAt, failure }: Schedule, now: number): boolean {
  return dueAt !== null && failure === null && dueAt > now + LOCKED_RETRY;
}

/** Coming back online ends a back-off that the missing network caused, not one that the server did. */
function withoutNetworkTrouble(schedule: Schedule): Schedule {
  return schedule.failure === 'throttled' || schedule.failure === 'server' ? schedule : untroubled(schedule);
}

/** A write that went through, or a member who comes back from making room, ends the back-off of a full device. */
function withSpaceAgain(schedule: Schedule): Schedule {
  return schedule.failure === 'full' ? untroubled(schedule) : schedule;
}

function untroubled(schedule: Schedule): Schedule {
  return { ...schedule, failures: 0, failure: null, notBefore: 0 };
}

/**
 * Offline, a write is tried once all the same: the attempt fails, but the service worker keeps it and can deliver it
 * when the page is long closed. The network may be back by then, so the quiet that the server asked for holds here too.
 */
function wrote(schedule: Schedule, at: number): Schedule {
  if (schedule.online) return due(schedule, at);
  return schedule.running || schedule.stopped !== null
    ? schedule
    : { ...schedule, dueAt: Math.max(at, schedule.quietUntil) };
}

/** A member who has to log in may have done so in another tab meanwhile: that is looked at once more. */
function comeBack(schedule: Schedule, now: number): Schedule {
  const mayBeBack = schedule.stopped === 'signed-out' && schedule.online && !schedule.running;
  return mayBeBack ? { ...schedule, dueAt: Math.max(now, schedule.quietUntil) } : due(schedule, now);
}

/** Brings the next cycle forward to `wanted`, but not before the quiet asked for; never while offline or stopped. */
function due(schedule: Schedule, wanted: number): Schedule {
  if (schedule.running) return { ...schedule, again: true };
  if (!schedule.online || schedule.stopped !== null) return { ...schedule, dueAt: null };
  const next = Math.min(wanted, schedule.dueAt ?? wanted);
  return { ...schedule, dueAt: Math.max(next, schedule.notBefore, schedule.quietUntil) };
}
