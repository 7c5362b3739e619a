import { describe, expect, test } from 'vitest';
import {
  BACKOFF_MAX,
  POLL_INTERVAL,
  reduce,
  type Schedule,
  type ScheduleEvent,
  startSchedule,
  WRITE_DEBOUNCE,
  WRITE_GATHER,
} from '../../../sync/replication/schedule.ts';

const NOW = 1_000_000;

/** The schedule after events at given instants, with the highest jitter. */
function scheduleAfter(...events: readonly (ScheduleEvent['type'] | ScheduleEvent | number)[]): Schedule {
  let now = NOW;
  let schedule = startSchedule({ now, online: true, visible: true });
  for (const event of events) {
    if (typeof event === 'number') now += event;
    else schedule = reduce(schedule, typeof event === 'string' ? plain(event) : event, { now, random: 1 });
  }
  return schedule;
}

function plain(type: ScheduleEvent['type']): ScheduleEvent {
  if (type === 'finished') return { type, outcome: 'complete' };
  return type === 'failed' ? { type, kind: 'network', retryAfterMs: 0 } : { type };
}

const throttled: ScheduleEvent = { type: 'failed', kind: 'throttled', retryAfterMs: 90_000 };
const full: ScheduleEvent = { type: 'failed', kind: 'full', retryAfterMs: 0 };
const broken: ScheduleEvent = { type: 'failed', kind: 'server', retryAfterMs: 0 };
const signedOut: ScheduleEvent = { type: 'finished', outcome: 'signed-out' };
const outdated: ScheduleEvent = { type: 'finished', outcome: 'update-required' };

describe('the next cycle', () => {
  test.each([
    ['is due at the start', scheduleAfter(), 0],
    ['is not due while offline', scheduleAfter('offline', 'poke'), null],
    ['hands a write over to the worker even while offline', scheduleAfter('offline', 'wrote'), WRITE_GATHER],
    ['is due as soon as the network is back', scheduleAfter('offline', 5000, 'online'), 5000],
    [
      'follows a write after a rest in a moment',
      scheduleAfter('started', 'finished', 900, 'wrote'),
      900 + WRITE_GATHER,
    ],
    ['lets writes gather after a cycle', scheduleAfter('started', 20, 'finished', 80, 'wrote'), WRITE_DEBOUNCE],
    ['is not put off by more writes', scheduleAfter('started', 'finished', 'wrote', 300, 'wrote'), WRITE_DEBOUNCE],
    ['follows a poke at once', scheduleAfter('started', 'finished', 70, 'poke'), 70],
    ['polls while visible', scheduleAfter('started', 'finished'), POLL_INTERVAL],
    ['does not poll while hidden', scheduleAfter('hidden', 'started', 'finished'), null],
    ['gives up the planned poll when hidden', scheduleAfter('started', 'finished', 'hidden'), null],
    ['keeps a planned sending when hidden', scheduleAfter('started', 'finished', 'wrote', 'hidden'), WRITE_DEBOUNCE],
    ['follows at once when something came in between', scheduleAfter('started', 'wrote', 40, 'finished'), 40],
    ['waits for a lock that is held', scheduleAfter('started', 'locked'), 2000],
    ['backs off after a failure', scheduleAfter('started', 'failed'), 2000],
    ['backs off longer each time', scheduleAfter('started', 'failed', 'started', 'failed', 'started', 'failed'), 8000],
    ['is not due once signed out', scheduleAfter('started', signedOut, 'wrote', 'poke', 'online'), null],
    [
      'is due when a member who was signed out comes back, from another tab perhaps',
      scheduleAfter('started', signedOut, 'hidden', 30, 'visible'),
      30,
    ],
    ['is not due when an outdated app comes back', scheduleAfter('started', outdated, 'hidden', 'visible'), null],
    [
      'is not due when a signed-out member comes back offline',
      scheduleAfter('started', signedOut, 'offline', 'visible'),
      null,
    ],
    ['is due again after a login', scheduleAfter('started', signedOut, 10, 'signed-in'), 10],
    ['is as late as the server asked for', scheduleAfter('started', throttled, 'wrote', 'poke', 'visible'), 90_000],
    [
      'stays so however often the network comes back',
      scheduleAfter('started', throttled, 'online', 'offline', 'online'),
      90_000,
    ],
    [
      'stays so when the member is found signed out and comes back',
      scheduleAfter('started', throttled, 'started', signedOut, 'visible'),
      90_000,
    ],
    ['stays so for what is written offline', scheduleAfter('started', throttled, 'offline', 'wrote'), 90_000],
    [
      'tries again after a write on a device that was full',
      scheduleAfter('started', full, 40, 'wrote'),
      WRITE_DEBOUNCE,
    ],
    ['tries again when the member comes back from making room', scheduleAfter('started', full, 40, 'visible'), 40],
    ['stays backed off after a write where the server is broken', scheduleAfter('started', broken, 'wrote'), 2000],
    ['forgets a back-off when the network comes back', scheduleAfter('started', 'failed', 20, 'online'), 20],
  ])('%s', (_name, { dueAt }, wait) => {
    expect(dueAt === null ? null : dueAt - NOW).toBe(wait);
  });

  test('still counts as stopped while a member who was signed out is looked for anew', () => {
    expect(scheduleAfter('started', signedOut, 'visible', 'started').stopped).toBe('signed-out');
    expect(scheduleAfter('started', signedOut, 'visible', 'started', 'finished').stopped).toBeNull();
  });

  test('is never more than five minutes away by back-off', () => {
    const failures = Array.from({ length: 40 }, () => ['started', 'failed'] as const).flat();
    expect(scheduleAfter(...failures)).toMatchObject({ dueAt: NOW + BACKOFF_MAX, failures: 40 });
  });
});
