import { describe, expect, test } from 'vitest';
import { createLeaseQueue } from '../../../supabase/functions/_shared/notifications/lease-queue.ts';

const delivery = (id: number) => ({
  id,
  attempts: 0,
  reminder_day: null,
  is_last_reminder: false,
  endpoint: '',
  p256dh: '',
  auth: '',
});

/** A database that answers with these lease results in turn, and then with nothing due. */
function createQueue(
  results: readonly { readonly amount: number; readonly next: number | null }[],
  { maxDeliveries = 1000, hasTime = (): boolean => true } = {},
) {
  const limits: number[] = [];
  const sleeps: number[] = [];
  let leased = 0;
  const queue = createLeaseQueue({
    lease: async (limit) => {
      const { amount, next } = results[limits.length] ?? { amount: 0, next: null };
      limits.push(limit);
      const deliveries = Array.from({ length: Math.min(amount, limit) }, () => delivery(leased++));
      return { deliveries, next };
    },
    sleep: async (ms) => void sleeps.push(ms),
    hasTime,
    maxDeliveries,
  });
  const takeAll = async () => {
    const ids: number[] = [];
    for (let next = await queue.next(); next !== null; next = await queue.next()) ids.push(next.id);
    return ids;
  };
  return { queue, takeAll, limits, sleeps };
}

const upTo = (count: number) => Array.from({ length: count }, (_, id) => id);

describe('the lease queue', () => {
  test('requests the next batch while the first one is being sent', async () => {
    const { queue, limits } = createQueue([
      { amount: 300, next: 0 },
      { amount: 300, next: 0 },
    ]);
    await queue.next();
    expect(limits).toHaveLength(1);
    for (let n = 0; n < 151; n += 1) await queue.next();
    expect(limits).toHaveLength(2);
  });

  test('returns each delivery once, and one lease call is in flight for all workers', async () => {
    const { takeAll, limits } = createQueue([
      { amount: 300, next: 0 },
      { amount: 7, next: null },
    ]);
    const taken = await Promise.all(Array.from({ length: 20 }, takeAll));
    expect(taken.flat().sort((a, b) => a - b)).toEqual(upTo(307));
    expect(limits.length).toBeLessThanOrEqual(4);
  });

  test('leases no more than it may', async () => {
    const { takeAll, limits, queue } = createQueue(
      [
        { amount: 300, next: 0 },
        { amount: 300, next: 0 },
      ],
      { maxDeliveries: 450 },
    );
    expect(await takeAll()).toEqual(upTo(450));
    expect([limits, queue.leased()]).toEqual([[300, 150], 450]);
  });

  test('goes on while others plan, waits once for a retry, and leaves a late one to the next call', async () => {
    const planned = createQueue([
      { amount: 0, next: 0 },
      { amount: 0, next: 0 },
      { amount: 1, next: null },
    ]);
    expect([await planned.takeAll(), planned.sleeps]).toEqual([[0], [100, 100]]);
    const retried = createQueue([
      { amount: 0, next: 2 },
      { amount: 1, next: 2 },
      { amount: 0, next: 2 },
      { amount: 0, next: 2 },
      { amount: 1, next: null },
    ]);
    expect([await retried.takeAll(), retried.sleeps]).toEqual([[0], [2000, 2000]]);
    const late = createQueue([
      { amount: 0, next: 31 },
      { amount: 1, next: null },
    ]);
    expect([await late.takeAll(), late.sleeps]).toEqual([[], []]);
  });

  test('starts nothing after its time', async () => {
    let left = 5;
    const { takeAll } = createQueue([{ amount: 300, next: 0 }], { hasTime: () => left-- > 0 });
    expect((await takeAll()).length).toBeLessThan(5);
  });
});
