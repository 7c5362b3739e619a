import { describe, expect, test } from 'vitest';
import {
  BACKOFF_MAX,
  LIVE_POLL_INTERVAL,
  POLL_INTERVAL,
  POLL_JITTER,
  reduce,
  type Schedule,
  type ScheduleEvent,
  startSchedule,
  WRITE_DELAY,
  WRITE_INTERVAL,
} from '../../../sync/engine/schedule.ts';

const NOW = 1_000_000;
/** Delays with the highest jitter. */
const POLL = POLL_INTERVAL * (1 + POLL_JITTER);
const LIVE_POLL = LIVE_POLL_INTERVAL * (1 + POLL_JITTER);

/** The schedule after events at given instants, with the highest jitter. */
function given(...events: readonly (ScheduleEvent['type'] | ScheduleEvent | number)[]): Schedule {
  let now = NOW;
  let schedule = startSchedule({ now, online: true, visible: true });
  for (const event of events) {
    if (typeof event === 'number') now += event;
    else schedule = reduce(schedule, typeof event === 'string' ? plain(event) : event, { now, random: 1 });
  }
  return schedule;
}

function plain(type: ScheduleEvent['type']): ScheduleEvent {
  if (type === 'finished') return { type, outcome: 'complete', pollAfterMs: 0 };
  return type === 'failed' ? { type, kind: 'network', retryAfterMs: 0 } : { type };
}

const throttled: ScheduleEvent = { type: 'failed', kind: 'throttled', retryAfterMs: 90_000 };
const unnamed: ScheduleEvent = { type: 'failed', kind: 'throttled', retryAfterMs: 0 };
const full: ScheduleEvent = { type: 'failed', kind: 'storage_full', retryAfterMs: 0 };
const broken: ScheduleEvent = { type: 'failed', kind: 'server', retryAfterMs: 0 };
const signedOut: ScheduleEvent = { type: 'finished', outcome: 'signed-out', pollAfterMs: 0 };
const overloaded: ScheduleEvent = { type: 'finished', outcome: 'complete', pollAfterMs: 600_000 };
const outdated: ScheduleEvent = { type: 'finished', outcome: 'update-required', pollAfterMs: 0 };

describe('the next sync', () => {
  test.each([
    ['is due at the start', given(), 0],
    ['is not due while offline', given('offline', 'poke'), null],
    ['is due after a write even while offline', given('offline', 'wrote'), WRITE_DELAY],
    ['stays due offline when the channel is lost', given('offline', 'wrote', 'channel-lost'), WRITE_DELAY],
    ['is due as soon as the network is back', given('offline', 5000, 'online'), 5000],
    [
      'follows a write after idle time with a short delay',
      given('started', 'finished', 900, 'wrote'),
      900 + WRITE_DELAY,
    ],
    ['gathers writes shortly after a sync', given('started', 20, 'finished', 80, 'wrote'), WRITE_INTERVAL],
    ['is not delayed by more writes', given('started', 'finished', 'wrote', 300, 'wrote'), WRITE_INTERVAL],
    ['follows a poke immediately', given('started', 'finished', 70, 'poke'), 70],
    ['polls while visible', given('started', 'finished'), POLL],
    ['polls less often while pokes arrive', given('channel-joined', 5, 'started', 20, 'finished'), 25 + LIVE_POLL],
    [
      'polls once more soon when the channel was joined after the sync had started',
      given('started', 20, 'channel-joined', 20, 'finished'),
      40 + POLL,
    ],
    [
      'polls soon after the channel has been joined again',
      given('channel-joined', 'started', 'finished', 5000, 'channel-joined'),
      5000 + POLL,
    ],
    [
      'polls soon after the channel has been lost',
      given('channel-joined', 'started', 'finished', 5000, 'channel-lost'),
      5000 + POLL,
    ],
    ['polls as before without the channel', given('channel-joined', 'channel-lost', 'started', 'finished'), POLL],
    ['does not poll later because the channel is lost', given('started', 'finished', 5000, 'channel-lost'), POLL],
    ['follows a poke immediately on a joined channel', given('channel-joined', 'started', 'finished', 70, 'poke'), 70],
    [
      'does not poll while hidden when the channel is lost',
      given('hidden', 'started', 'finished', 'channel-lost'),
      null,
    ],
    [
      'does not poll while offline when the channel is lost',
      given('started', 'finished', 'offline', 'channel-lost'),
      null,
    ],
    ['keeps a backoff when the channel is joined', given('started', throttled, 'channel-joined'), 90_000],
    ['polls as late as a server under load asks for', given('started', overloaded), 600_000 * (1 + POLL_JITTER)],
    [
      'polls as late when the channel is lost meanwhile',
      given('channel-joined', 'started', overloaded, 'channel-lost'),
      600_000 * (1 + POLL_JITTER),
    ],
    ['follows a write whatever the server asks for', given('started', overloaded, 'wrote'), WRITE_INTERVAL],
    ['follows a return to the app whatever the server asks for', given('started', overloaded, 30, 'visible'), 30],
    ['polls as usual once the server no longer asks', given('started', overloaded, 'started', 'finished'), POLL],
    ['does not poll while hidden', given('hidden', 'started', 'finished'), null],
    ['drops the planned poll when hidden', given('started', 'finished', 'hidden'), null],
    ['keeps a planned push when hidden', given('started', 'finished', 'wrote', 'hidden'), WRITE_INTERVAL],
    [
      'follows immediately after a sync during which something was written',
      given('started', 'wrote', 40, 'finished'),
      40,
    ],
    ['waits while another tab holds the lock', given('started', 'locked'), 2000],
    ['backs off after an error', given('started', 'failed'), 2000],
    ['backs off longer each time', given('started', 'failed', 'started', 'failed', 'started', 'failed'), 8000],
    ['is not due while signed out', given('started', signedOut, 'wrote', 'poke', 'online'), null],
    [
      'is due when a signed-out member returns, who may have logged in in another tab',
      given('started', signedOut, 'hidden', 30, 'visible'),
      30,
    ],
    ['is not due when an outdated app becomes visible', given('started', outdated, 'hidden', 'visible'), null],
    ['is not due when a signed-out member returns offline', given('started', signedOut, 'offline', 'visible'), null],
    ['is due again after a login', given('started', signedOut, 10, 'signed-in'), 10],
    ['follows a request of the member immediately', given('started', 'finished', 70, 'sync-now'), 70],
    ['is tried once when the member asks offline', given('offline', 30, 'sync-now'), 30],
    ['ends the backoff of the network when the member asks', given('started', 'failed', 20, 'sync-now'), 20],
    ['ends the backoff of a full device when the member asks', given('started', full, 20, 'sync-now'), 20],
    ['keeps the backoff of a failing server when the member asks', given('started', broken, 'sync-now'), 2000],
    ['backs off when throttled without a time', given('started', unnamed, 'started', unnamed, 'sync-now'), 4000],
    ['honours Retry-After when the member asks', given('started', throttled, 'sync-now'), 90_000],
    ['honours Retry-After when the member asks offline', given('started', throttled, 'offline', 'sync-now'), 90_000],
    ['is not due when a signed-out member asks', given('started', signedOut, 'sync-now'), null],
    ['honours Retry-After', given('started', throttled, 'wrote', 'poke', 'visible'), 90_000],
    [
      'honours Retry-After when the network comes back',
      given('started', throttled, 'online', 'offline', 'online'),
      90_000,
    ],
    [
      'honours Retry-After when a signed-out member returns',
      given('started', throttled, 'started', signedOut, 'visible'),
      90_000,
    ],
    ['honours Retry-After after an offline write', given('started', throttled, 'offline', 'wrote'), 90_000],
    ['retries after a successful write on a device that was full', given('started', full, 40, 'wrote'), WRITE_INTERVAL],
    ['retries when the member returns after freeing space', given('started', full, 40, 'visible'), 40],
    ['keeps the backoff of a failing server after a write', given('started', broken, 'wrote'), 2000],
    ['ends the backoff when the network comes back', given('started', 'failed', 20, 'online'), 20],
  ])('%s', (_name, { dueAt }, wait) => {
    expect(dueAt === null ? null : dueAt - NOW).toBe(wait);
  });

  test('stays halted while a signed-out member is checked again', () => {
    expect(given('started', signedOut, 'visible', 'started').haltedBy).toBe('signed-out');
    expect(given('started', signedOut, 'visible', 'started', 'finished').haltedBy).toBeNull();
  });

  test('does not count an offline device as online because the member asks', () => {
    expect(given('offline', 'sync-now').online).toBe(false);
    expect(given('offline', 'sync-now', 'started', 'failed')).toMatchObject({ online: false, dueAt: null });
  });

  test('keeps the error until the requested sync has ended', () => {
    expect(given('started', 'failed', 20, 'sync-now')).toMatchObject({ lastError: 'network', failures: 1 });
  });

  test('is never more than five minutes away by backoff', () => {
    const failures = Array.from({ length: 40 }, () => ['started', 'failed'] as const).flat();
    expect(given(...failures)).toMatchObject({ dueAt: NOW + BACKOFF_MAX, failures: 40 });
  });
});
