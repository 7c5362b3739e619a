import { describe, expect, test } from 'vitest';
import type { SyncOutcome } from '../../../sync/engine/schedule.ts';
import {
  BACKOFF_MAX,
  type FailureReason,
  LIVE_POLL_INTERVAL,
  OFFLINE_WRITE_DELAY,
  POLL_INTERVAL,
  POLL_JITTER,
  reduce,
  type Schedule,
  type ScheduleEvent,
  startSchedule,
  WRITE_INTERVAL,
} from '../../../sync/engine/schedule.ts';

const NOW = 1_000_000;
/** Delays with the highest jitter. */
const POLL = POLL_INTERVAL * (1 + POLL_JITTER);
const LIVE_POLL = LIVE_POLL_INTERVAL * (1 + POLL_JITTER);

const failed = (kind: FailureReason, retryAfterMs = 0): ScheduleEvent => ({ type: 'failed', kind, retryAfterMs });
const finished = (outcome: SyncOutcome, pollAfterMs = 0): ScheduleEvent => ({ type: 'finished', outcome, pollAfterMs });

const named: Readonly<Record<string, ScheduleEvent>> = {
  finished: finished('complete'),
  overloaded: finished('complete', 600_000),
  'signed-out': finished('signed-out'),
  outdated: finished('update-required'),
  failed: failed('network'),
  broken: failed('server'),
  full: failed('storage_full'),
  throttled: failed('throttled', 90_000),
  unnamed: failed('throttled'),
};
const plain = [
  ...(['started', 'locked', 'online', 'offline', 'visible', 'hidden', 'wrote', 'poke'] as const),
  ...(['signed-in', 'sync-now', 'channel-joined', 'channel-lost'] as const),
];

/** The schedule after events, and milliseconds between them, with the highest jitter. */
function given(events: string): Schedule {
  let now = NOW;
  let schedule = startSchedule({ now, online: true, visible: true });
  for (const word of events.split(' ').filter(Boolean)) {
    if (Number(word) > 0) now += Number(word);
    else schedule = reduce(schedule, eventOf(word), { now, random: 1 });
  }
  return schedule;
}

function eventOf(word: string): ScheduleEvent {
  const type = plain.find((one) => one === word);
  const event = named[word] ?? (type && { type });
  if (event === undefined) throw new Error(`Cannot find the event "${word}"`);
  return event;
}

describe('the next sync', () => {
  test.each([
    ['is due at the start', '', 0],
    ['is not due while offline', 'offline poke', null],
    ['is due after a write even while offline', 'offline wrote', OFFLINE_WRITE_DELAY],
    ['stays due offline when the channel is lost', 'offline wrote channel-lost', OFFLINE_WRITE_DELAY],
    ['is due as soon as the network is back', 'offline 5000 online', 5000],
    ['follows a write after idle time at once', 'started finished 900 wrote', 900],
    ['gathers the writes of one tap offline', 'offline wrote 20 wrote', 20 + OFFLINE_WRITE_DELAY],
    ['gathers writes shortly after a sync', 'started 20 finished 80 wrote', WRITE_INTERVAL],
    ['is not delayed by more writes', 'started finished wrote 300 wrote', WRITE_INTERVAL],
    ['follows a poke immediately', 'started finished 70 poke', 70],
    ['polls while visible', 'started finished', POLL],
    ['polls less often while pokes arrive', 'channel-joined 5 started 20 finished', 25 + LIVE_POLL],
    [
      'polls once more soon when the channel was joined after the sync had started',
      'started 20 channel-joined 20 finished',
      40 + POLL,
    ],
    [
      'polls soon after the channel has been joined again',
      'channel-joined started finished 5000 channel-joined',
      5000 + POLL,
    ],
    ['polls soon after the channel has been lost', 'channel-joined started finished 5000 channel-lost', 5000 + POLL],
    ['polls as before without the channel', 'channel-joined channel-lost started finished', POLL],
    ['does not poll later because the channel is lost', 'started finished 5000 channel-lost', POLL],
    ['follows a poke immediately on a joined channel', 'channel-joined started finished 70 poke', 70],
    ['does not poll while hidden when the channel is lost', 'hidden started finished channel-lost', null],
    ['does not poll while offline when the channel is lost', 'started finished offline channel-lost', null],
    ['keeps a backoff when the channel is joined', 'started throttled channel-joined', 90_000],
    ['polls as late as a server under load asks for', 'started overloaded', 600_000 * (1 + POLL_JITTER)],
    [
      'polls as late when the channel is lost meanwhile',
      'channel-joined started overloaded channel-lost',
      600_000 * (1 + POLL_JITTER),
    ],
    ['follows a write whatever the server asks for', 'started overloaded wrote', WRITE_INTERVAL],
    ['follows a return to the app whatever the server asks for', 'started overloaded 30 visible', 30],
    ['polls as usual once the server no longer asks', 'started overloaded started finished', POLL],
    ['does not poll while hidden', 'hidden started finished', null],
    ['drops the planned poll when hidden', 'started finished hidden', null],
    ['keeps a planned push when hidden', 'started finished wrote hidden', WRITE_INTERVAL],
    ['follows immediately after a sync during which something was written', 'started wrote 40 finished', 40],
    ['waits while another tab holds the lock', 'started locked', 2000],
    ['backs off after an error', 'started failed', 2000],
    ['backs off longer each time', 'started failed started failed started failed', 8000],
    ['is not due while signed out', 'started signed-out wrote poke online', null],
    [
      'is due when a signed-out member returns, who may have logged in in another tab',
      'started signed-out hidden 30 visible',
      30,
    ],
    ['is not due when an outdated app becomes visible', 'started outdated hidden visible', null],
    ['is not due when a signed-out member returns offline', 'started signed-out offline visible', null],
    ['is due again after a login', 'started signed-out 10 signed-in', 10],
    ['follows a request of the member immediately', 'started finished 70 sync-now', 70],
    ['is tried once when the member asks offline', 'offline 30 sync-now', 30],
    ['ends the backoff of the network when the member asks', 'started failed 20 sync-now', 20],
    ['ends the backoff of a full device when the member asks', 'started full 20 sync-now', 20],
    ['keeps the backoff of a failing server when the member asks', 'started broken sync-now', 2000],
    ['backs off when throttled without a time', 'started unnamed started unnamed sync-now', 4000],
    ['honours Retry-After when the member asks', 'started throttled sync-now', 90_000],
    ['honours Retry-After when the member asks offline', 'started throttled offline sync-now', 90_000],
    ['is not due when a signed-out member asks', 'started signed-out sync-now', null],
    ['honours Retry-After', 'started throttled wrote poke visible', 90_000],
    ['honours Retry-After when the network comes back', 'started throttled online offline online', 90_000],
    ['honours Retry-After when a signed-out member returns', 'started throttled started signed-out visible', 90_000],
    ['honours Retry-After after an offline write', 'started throttled offline wrote', 90_000],
    ['retries after a successful write on a device that was full', 'started full 40 wrote', WRITE_INTERVAL],
    ['retries when the member returns after freeing space', 'started full 40 visible', 40],
    ['keeps the backoff of a failing server after a write', 'started broken wrote', 2000],
    ['ends the backoff when the network comes back', 'started failed 20 online', 20],
  ])('%s', (_name, events, wait) => {
    const { dueAt } = given(events);
    expect(dueAt === null ? null : dueAt - NOW).toBe(wait);
  });

  test('stays halted while a signed-out member is checked again', () => {
    expect(given('started signed-out visible started').haltedBy).toBe('signed-out');
    expect(given('started signed-out visible started finished').haltedBy).toBeNull();
  });

  test('does not count an offline device as online because the member asks', () => {
    expect(given('offline sync-now').online).toBe(false);
    expect(given('offline sync-now started failed')).toMatchObject({ online: false, dueAt: null });
  });

  test('keeps the error until the requested sync has ended', () => {
    expect(given('started failed 20 sync-now')).toMatchObject({ lastError: 'network', failures: 1 });
  });

  test('is never more than five minutes away by backoff', () => {
    expect(given('started failed '.repeat(40))).toMatchObject({ dueAt: NOW + BACKOFF_MAX, failures: 40 });
  });
});
