import { createLedger } from './ledger.ts';
import type { Outcome } from './outcome.ts';
import type { Delivery, PushCalls } from './push-calls.ts';
import type { Push, PushSender } from './push-sender.ts';

export interface DeliverDeps {
  readonly calls: Pick<PushCalls, 'take' | 'note'>;
  readonly sender: PushSender;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

/** What one call of a function may do. */
export interface Allowance {
  /** How many pushes it may send. */
  readonly most: number;
  /** Epoch milliseconds at which it begins no further one. */
  readonly until: number;
}

const BATCH = 300;
const IN_FLIGHT = 20;
const MOST_ATTEMPTS = 3;

/** A push service that asks for more patience than this many seconds is left to a later call. */
const PATIENCE = 30;

/**
 * Sends what is planned of a notification (null: of the reminders), batch by batch, until nothing is left for now or the
 * allowance is used up; gives how many were taken. What it leaves is found by the next call, also when this one is
 * killed.
 */
export async function deliver(
  deps: DeliverDeps,
  { subject, push }: { readonly subject: string | null; readonly push: (delivery: Delivery) => Push },
  { most, until }: Allowance,
): Promise<number> {
  const { calls, now, sleep } = deps;
  const run = crypto.randomUUID();
  let used = 0;
  let hasWaited = false;
  while (used < most && now() < until) {
    const { deliveries, next } = await calls.take(subject, run, Math.min(BATCH, most - used));
    if (deliveries.length > 0) {
      await sendBatch(deps, { run, push, deliveries, until });
      used += deliveries.length;
      hasWaited = false;
    } else if (next === null || next > PATIENCE || hasWaited) {
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
  const ledger = createLedger(calls.note(run));
  const waiting = deliveries.values();
  const work = async () => {
    for (const delivery of waiting) {
      if (now() >= until) return;
      const { id, endpoint, attempts } = delivery;
      const send = sender.seal(push(delivery), delivery);
      if (await ledger.begin(id)) ledger.settle({ ...lastWord(await send(), attempts + 1), id, endpoint });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: IN_FLIGHT }, work));
  await ledger.flush();
  for (const result of ended) if (result.status === 'rejected') throw result.reason;
}

function lastWord(outcome: Outcome, attempts: number): Outcome {
  if (outcome.outcome !== 'again' || attempts < MOST_ATTEMPTS) {
    return outcome;
  }
  return { outcome: 'failed', reason: outcome.reason };
}
