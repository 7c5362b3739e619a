import { createLedger } from './ledger.ts';
import type { Outcome } from './outcome.ts';
import type { Delivery, PushCalls } from './push-calls.ts';
import type { Push, PushSender } from './push-sender.ts';

export interface DeliverDeps {
  readonly calls: Pick<PushCalls, 'lease' | 'record'>;
  readonly sender: PushSender;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

/** What one function call may send. */
export interface SendBudget {
  readonly maxPushes: number;
  /** Epoch milliseconds after which it starts no further push. */
  readonly until: number;
}

const BATCH_SIZE = 300;
const IN_FLIGHT = 20;
const MAX_ATTEMPTS = 3;

/** A longer retry delay is left to a later call. */
const MAX_SLEEP_SECONDS = 30;

/**
 * Sends the pending deliveries of a notification (null: of all reminders) in batches until none is due or the budget is
 * used up. Returns how many it leased; a later call finds the rest, even when this one is killed.
 */
export async function deliver(
  deps: DeliverDeps,
  { subject, push }: { readonly subject: string | null; readonly push: (delivery: Delivery) => Push },
  { maxPushes, until }: SendBudget,
): Promise<number> {
  const { calls, now, sleep } = deps;
  const run = crypto.randomUUID();
  let used = 0;
  let hasWaited = false;
  while (used < maxPushes && now() < until) {
    const { deliveries, next } = await calls.lease(subject, run, Math.min(BATCH_SIZE, maxPushes - used));
    if (deliveries.length > 0) {
      await sendBatch(deps, { run, push, deliveries, until });
      used += deliveries.length;
      hasWaited = false;
    } else if (next === null || next > MAX_SLEEP_SECONDS || hasWaited) {
      return used;
    } else {
      await sleep(next * 1000);
      hasWaited = true;
    }
  }
  return used;
}

interface Batch {
  readonly run: string;
  readonly push: (delivery: Delivery) => Push;
  readonly deliveries: readonly Delivery[];
  readonly until: number;
}

async function sendBatch({ calls, sender, now }: DeliverDeps, { run, push, deliveries, until }: Batch): Promise<void> {
  const ledger = createLedger(calls.record(run));
  const queue = deliveries.values();
  const work = async () => {
    for (const delivery of queue) {
      if (now() >= until) return;
      const { id, endpoint, attempts } = delivery;
      const send = sender.encrypt(push(delivery), delivery);
      if (await ledger.begin(id)) ledger.record({ ...limitAttempts(await send(), attempts + 1), id, endpoint });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: IN_FLIGHT }, work));
  await ledger.flush();
  for (const result of ended) if (result.status === 'rejected') throw result.reason;
}

function limitAttempts(outcome: Outcome, attempts: number): Outcome {
  if (outcome.outcome !== 'retry' || attempts < MAX_ATTEMPTS) {
    return outcome;
  }
  return { outcome: 'failed', reason: outcome.reason };
}
