import { describe, expect, test } from 'vitest';
import { type PendingCounts, type SchedulerPorts, startSyncScheduler } from '../../../sync/engine/sync-scheduler.ts';
import { RequestError } from '../../../sync/model/request-error.ts';
import { createDevice, createPorts, response } from './device-fixture.ts';

/** A scheduler whose time stands still; `runDue` runs what is due after `ms`. */
function startScheduler({
  failure,
  lock,
  minSchema = 1,
  counts = { pending: 0, rejected: 0, kept: 0 },
  pollAfter,
  random = 0.5,
  readContent = async () => null,
}: {
  failure?: Error;
  minSchema?: number;
  pollAfter?: number;
  random?: number;
  lock?: SchedulerPorts['locks']['run'];
  counts?: PendingCounts;
  readContent?: SchedulerPorts['content']['read'];
} = {}) {
  const device = createDevice();
  let now = 0;
  let timer: { readonly at: number; readonly call: () => void } | null = null;
  let reportCounts = (_counts: PendingCounts) => {};
  const store =
    failure === undefined ? device.store : { ...device.store, transact: async () => Promise.reject(failure) };
  const { ports, requests } = createPorts({ ...device, store }, () =>
    response({
      min_schema: minSchema,
      published_versions: { notices: 2 },
      ...(pollAfter !== undefined && { poll_after: pollAfter }),
    }),
  );
  const scheduler = startSyncScheduler(
    {
      ...ports,
      random: { ...ports.random, next: () => random },
      content: { read: readContent },
      locks: { run: lock ?? ((_name, _options, work) => work().then(() => 'ran' as const)) },
      timers: {
        now: () => now,
        after(ms, call) {
          const pendingCall = { at: now + ms, call };
          timer = pendingCall;
          return () => {
            if (timer === pendingCall) timer = null;
          };
        },
      },
      counts: {
        watch(listener) {
          reportCounts = listener;
          return () => {};
        },
      },
      isStorageFull: (error) => error instanceof DOMException && error.name === 'QuotaExceededError',
      readDigest: async () => null,
    },
    { online: true, visible: true, everSynced: false, counts },
  );
  return {
    scheduler,
    events: device.events,
    requests,
    reportCounts: (counts: PendingCounts) => reportCounts(counts),
    dueIn: () => (timer === null ? null : timer.at - now),
    advance: (ms: number) => {
      now += ms;
    },
    /** Runs what falls due within `ms`. */
    async runFor(ms: number) {
      const end = now + ms;
      while (timer !== null && timer.at <= end) {
        const { at, call } = timer;
        [now, timer] = [at, null];
        call();
        while (scheduler.schedule().running) await new Promise(setImmediate);
      }
      now = end;
    },
  };
}

const HOUR = 3_600_000;

describe('the sync scheduler', () => {
  test('flush() syncs and reports the end', async () => {
    const { scheduler, requests, dueIn } = startScheduler();
    expect(dueIn()).toBe(0);
    let notified = 0;
    scheduler.subscribe(() => {
      notified += 1;
    });
    expect(await scheduler.flush()).toBe(true);
    expect(requests).toHaveLength(1);
    expect(scheduler.everSynced()).toBe(true);
    expect(scheduler.status()).toEqual({ kind: 'synced' });
    expect(dueIn()).toBe(66_000);
    expect(notified).toBeGreaterThan(0);
  });

  const inStorage = { type: 'storage-failed' } as const;
  test.each([
    [
      ...(['storage_full', new DOMException('橋', 'QuotaExceededError')] as const),
      { ...inStorage, kind: 'storage_full' },
    ],
    ['storage', new DOMException('橋', 'UnknownError'), { ...inStorage, kind: 'storage' }],
    [
      ...(['throttled', new RequestError('throttled', { retryAfterMs: 90_000, status: 429 })] as const),
      { type: 'sync-failed', kind: 'throttled' },
    ],
    [...(['server', new RequestError('server', { status: 503 })] as const), { type: 'sync-failed', kind: 'server' }],
  ] as const)('reports an error of kind %s, and its event', async (lastError, failure, event) => {
    const { scheduler, events } = startScheduler({ failure });
    expect(await scheduler.flush()).toBe(false);
    expect(scheduler.schedule()).toMatchObject({ lastError, failures: 1 });
    expect(scheduler.status()).toEqual({ kind: 'error' });
    expect(scheduler.everSynced()).toBe(false);
    expect(events).toEqual([event]);
  });

  test('reports what has halted the sync', async () => {
    const { scheduler, events } = startScheduler({ minSchema: 99 });
    await scheduler.flush();
    expect(events).toEqual([{ type: 'sync-halted', outcome: 'update-required' }]);
  });

  test('sends at most 15 requests in an idle visible hour with the live channel, whatever the jitter', async () => {
    for (const random of [0, 0.5, 1]) {
      const { scheduler, requests, runFor } = startScheduler({ random });
      scheduler.dispatch('channel-joined');
      await runFor(HOUR);
      expect(requests.length).toBeGreaterThanOrEqual(11);
      expect(requests.length).toBeLessThanOrEqual(15);
    }
  });

  test('sends a request a minute without the live channel, and none while hidden', async () => {
    const { scheduler, requests, runFor } = startScheduler();
    await runFor(HOUR);
    expect(requests.length).toBe(1 + Math.floor(HOUR / 66_000));
    scheduler.dispatch('hidden');
    await runFor(HOUR);
    expect(requests.length).toBe(1 + Math.floor(HOUR / 66_000));
  });

  test('follows a poke at once between two polls', async () => {
    const { scheduler, requests, runFor } = startScheduler();
    scheduler.dispatch('channel-joined');
    await runFor(200_000);
    const before = requests.length;
    scheduler.dispatch('poke');
    await runFor(0);
    expect(requests.length).toBe(before + 1);
  });

  test('polls as seldom as the server asks for', async () => {
    const { requests, runFor } = startScheduler({ pollAfter: 1800, random: 0 });
    await runFor(HOUR);
    expect(requests.length).toBe(3);
  });

  test('waits while another tab syncs, and steals a lock held for longer than 30 s', async () => {
    const steals: boolean[] = [];
    const { scheduler, requests, dueIn, advance } = startScheduler({
      async lock(_name, { steal }, work) {
        steals.push(steal);
        if (!steal) return 'locked';
        await work();
        return 'ran';
      },
    });
    expect(await scheduler.flush()).toBe(false);
    expect(dueIn()).toBe(2000);
    expect(requests).toEqual([]);
    advance(30_001);
    expect(await scheduler.flush()).toBe(true);
    expect(steals).toEqual([false, true]);
  });

  test('counts a sync whose lock was stolen by its own end', async () => {
    const { scheduler, events } = startScheduler({
      async lock(_name, _options, work) {
        void work();
        throw new DOMException('', 'AbortError');
      },
    });
    expect(await scheduler.flush()).toBe(true);
    expect(events).toEqual([{ type: 'sync-finished', durationMs: 0 }]);
  });

  test('plans a sync when the number of pending rows grows', async () => {
    const { scheduler, reportCounts, dueIn, advance } = startScheduler();
    await scheduler.flush();
    advance(1000);
    reportCounts({ pending: 1, rejected: 0, kept: 0 });
    expect(dueIn()).toBe(0);
    expect(scheduler.status()).toMatchObject({ kind: 'pending', count: 1 });
    reportCounts({ pending: 0, rejected: 1, kept: 0 });
    expect(scheduler.status()).toEqual({ kind: 'error' });
  });

  test('has the unsynced rows in its first status', () => {
    const { scheduler } = startScheduler({ counts: { pending: 2, rejected: 0, kept: 0 } });
    expect(scheduler.status()).toMatchObject({ kind: 'pending', count: 2 });
  });

  test('is settled once the running sync has ended', async () => {
    const { scheduler, events } = startScheduler();
    await scheduler.settled();
    const flushed = scheduler.flush();
    await Promise.resolve();
    await scheduler.settled();
    expect(events).toContainEqual(expect.objectContaining({ type: 'sync-finished' }));
    await flushed;
  });

  test('starts no sync once stopped', async () => {
    const { scheduler, requests, dueIn } = startScheduler();
    scheduler.stop();
    expect(dueIn()).toBeNull();
    scheduler.dispatch('poke');
    expect(dueIn()).toBeNull();
    expect(await scheduler.flush()).toBe(false);
    expect(requests).toEqual([]);
  });

  test('syncs on while published content is loading', async () => {
    const { scheduler, requests } = startScheduler({ readContent: () => new Promise(() => {}) });
    expect(await scheduler.flush()).toBe(true);
    expect(await scheduler.flush()).toBe(true);
    expect(requests).toHaveLength(2);
    expect(scheduler.status()).toEqual({ kind: 'synced' });
  });

  test('is in step without the published content, and tries again after a minute, then two', async () => {
    const reads: number[] = [];
    const { scheduler, events, advance } = startScheduler({
      async readContent() {
        reads.push(1);
        throw new RequestError('timeout');
      },
    });
    for (const [wait, expected] of [
      [0, 1],
      [59_000, 1],
      [1000, 2],
      [60_000, 2],
      [60_000, 3],
    ] as const) {
      advance(wait);
      expect(await scheduler.flush()).toBe(true);
      await new Promise(setImmediate);
      expect(reads).toHaveLength(expected);
    }
    expect(scheduler.status()).toEqual({ kind: 'synced' });
    expect(events.filter(({ type }) => type === 'content-failed')).toHaveLength(3);
  });
});
