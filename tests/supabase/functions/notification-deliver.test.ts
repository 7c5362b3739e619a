import { describe, expect, test } from 'vitest';
import { deliver, IN_FLIGHT } from '../../../supabase/functions/_shared/notifications/deliver.ts';
import type { Delivery } from '../../../supabase/functions/_shared/notifications/notification-calls.ts';

const payload = {
  notification: { title: '', body: '', lang: 'ja', tag: '', navigate: '' },
  ttl: 60,
  topic: '',
} as const;
const subject = { batch: 'batch', push: () => ({ ...payload, urgency: 'normal' as const }) };

const delivery = (id: number): Delivery => ({
  ...{ id, attempts: 0, reminder_day: null, is_last_reminder: false },
  ...{ endpoint: String(id), p256dh: '', auth: '' },
});

/** A database that answers with these lease results in turn, and then with nothing due; `events` has what happened. */
function createSender(
  results: readonly { readonly amount: number; readonly next: number | null }[],
  { maxNotifications = 1000, until = Number.POSITIVE_INFINITY, isOurs = (id: number): boolean => id >= 0 } = {},
) {
  const events: string[] = [];
  const sleeps: number[] = [];
  let [leases, leased, clock] = [0, 0, 0];
  const run = () =>
    deliver(
      {
        calls: {
          lease: async (_batch, _run, limit) => {
            const { amount, next } = results[leases++] ?? { amount: 0, next: null };
            const deliveries = Array.from({ length: Math.min(amount, limit) }, () => delivery(leased++));
            events.push(`lease ${limit}`);
            return { deliveries, next };
          },
          record: async (_run, begun, outcomes) => {
            events.push(begun.length > 0 ? `begin ${begun.length}` : `record ${outcomes.map(({ id }) => id)}`);
            return begun.filter(isOurs);
          },
        },
        sender: {
          encrypt:
            (_push, { endpoint }) =>
            async () => {
              events.push(`send ${endpoint}`);
              return { outcome: 'delivered' };
            },
        },
        now: () => clock++,
        sleep: async (ms) => void sleeps.push(ms),
      },
      subject,
      { maxNotifications, until },
    );
  return { run, events, sleeps };
}

const leasesOf = (events: readonly string[]) => events.filter((event) => event.startsWith('lease'));

describe('a sender', () => {
  test('records the starts before it sends, and the outcomes before it leases the next', async () => {
    const { run, events } = createSender([
      { amount: 2, next: 0 },
      { amount: 1, next: null },
    ]);
    expect(await run()).toBe(3);
    const round = ['begin 2', 'send 0', 'send 1', 'record 0,1'];
    expect(events.filter((event) => !event.startsWith('lease'))).toEqual([...round, 'begin 1', 'send 2', 'record 2']);
    expect(events.indexOf('record 0,1')).toBeLessThan(events.lastIndexOf('lease 80'));
  });

  test('sends only what is still leased to it', async () => {
    const { run, events } = createSender([{ amount: 3, next: null }], { isOurs: (id) => id !== 1 });
    await run();
    expect(events.filter((event) => /send|record/.test(event))).toEqual(['send 0', 'send 2', 'record 0,2']);
  });

  test('leases no more than it has in flight, and than it may', async () => {
    const { run, events } = createSender(
      Array.from({ length: 9 }, () => ({ amount: 300, next: 0 })),
      {
        maxNotifications: 2 * IN_FLIGHT + 5,
      },
    );
    expect(await run()).toBe(2 * IN_FLIGHT + 5);
    expect(leasesOf(events)).toEqual([`lease ${IN_FLIGHT}`, `lease ${IN_FLIGHT}`, 'lease 5']);
  });

  test('goes on while others plan, waits once for a retry, and leaves a late one to the next call', async () => {
    const none = (next: number) => ({ amount: 0, next });
    const one = { amount: 1, next: 2 };
    const planned = createSender([none(0), none(0), one]);
    expect([await planned.run(), planned.sleeps]).toEqual([1, [100, 100]]);
    const retried = createSender([none(2), one, none(2), none(2), one]);
    expect([await retried.run(), retried.sleeps]).toEqual([1, [2000, 2000]]);
    const late = createSender([none(31), one]);
    expect([await late.run(), late.sleeps]).toEqual([0, []]);
  });

  test('starts nothing after its time', async () => {
    const { run, events } = createSender(
      Array.from({ length: 9 }, () => ({ amount: 1, next: 0 })),
      { until: 3 },
    );
    expect(await run()).toBe(3);
    expect(leasesOf(events)).toHaveLength(3);
  });
});
