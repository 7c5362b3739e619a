import type { Delivery, NotificationCalls } from './notification-calls.ts';

interface LeaseQueueOptions {
  readonly lease: (limit: number) => ReturnType<NotificationCalls['lease']>;
  readonly sleep: (ms: number) => Promise<void>;
  /** False once no further delivery may be started. */
  readonly hasTime: () => boolean;
  readonly maxDeliveries: number;
}

const BATCH_SIZE = 300;

/** With fewer deliveries in the queue, the next batch is requested. */
const REFILL_BELOW = 150;

/** A longer retry delay is left to a later call. */
const MAX_SLEEP_SECONDS = 30;

/** Pause while others plan the next slice or hold what is due. */
const POLL_MS = 100;

/** Leases deliveries ahead of the workers, so that no database call or slow push service keeps the others waiting. */
export function createLeaseQueue({ lease, sleep, hasTime, maxDeliveries }: LeaseQueueOptions) {
  const queue: Delivery[] = [];
  let leased = 0;
  let refillBelow = REFILL_BELOW;
  let hasWaited = false;
  let refilling: Promise<void> | null = null;

  async function refill(): Promise<void> {
    const { deliveries, next } = await lease(Math.min(BATCH_SIZE, maxDeliveries - leased));
    queue.push(...deliveries);
    leased += deliveries.length;
    if (deliveries.length > 0) {
      refillBelow = leased < maxDeliveries ? REFILL_BELOW : 0;
      hasWaited = false;
    } else if (next === 0) {
      await sleep(POLL_MS);
    } else if (queue.length > 0) {
      // Nothing is due: ask again after the last one.
      refillBelow = 1;
    } else if (next === null || next > MAX_SLEEP_SECONDS || hasWaited) {
      refillBelow = 0;
    } else {
      hasWaited = true;
      await sleep(next * 1000);
    }
  }

  return {
    /** The next delivery; null when none is due or the limit is reached. Rejects when a lease call failed. */
    async next(): Promise<Delivery | null> {
      while (hasTime()) {
        if (queue.length < refillBelow) {
          refilling ??= refill().finally(() => {
            refilling = null;
          });
        }
        const delivery = queue.shift();
        if (delivery !== undefined) return delivery;
        if (refilling === null) return null;
        await refilling;
      }
      return null;
    },
    leased: () => leased,
  };
}
