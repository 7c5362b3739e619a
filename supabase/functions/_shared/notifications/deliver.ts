import { createLeaseQueue } from './lease-queue.ts';
import { createLedger } from './ledger.ts';
import type { Delivery, NotificationCalls } from './notification-calls.ts';
import type { NotificationSender, Push } from './notification-sender.ts';
import type { Outcome } from './outcome.ts';

export interface DeliverDeps {
  readonly calls: Pick<NotificationCalls, 'lease' | 'record'>;
  readonly sender: NotificationSender;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

/** What one function call may send. */
export interface SendBudget {
  readonly maxNotifications: number;
  /** Epoch milliseconds after which it starts no further push. */
  readonly until: number;
}

/** What to send: a batch of deliveries, of a notification or of all reminders, and the push for each. */
export interface Subject {
  readonly batch: string;
  readonly push: (delivery: Delivery) => Push;
}

/** Requests that one sender keeps in flight. */
export const IN_FLIGHT = 80;

const MAX_ATTEMPTS = 3;

/** Sends the pending deliveries of a subject until none is due or the budget is used up; returns how many it leased. */
export async function deliver(
  deps: DeliverDeps,
  subject: Subject,
  { maxNotifications, until }: SendBudget,
): Promise<number> {
  let used = 0;
  while (used < maxNotifications) {
    const leased = await sendRound(deps, subject, { maxNotifications: maxNotifications - used, until });
    if (leased === 0) break;
    // Once more, for what this round has left to retry.
    used += leased;
  }
  return used;
}

async function sendRound(
  { calls, sender, now, sleep }: DeliverDeps,
  { batch, push }: Subject,
  { maxNotifications, until }: SendBudget,
): Promise<number> {
  const run = crypto.randomUUID();
  const ledger = createLedger(calls.record(run));
  const queue = createLeaseQueue({
    lease: (limit) => calls.lease(batch, run, limit),
    sleep,
    hasTime: () => now() < until,
    maxDeliveries: maxNotifications,
  });
  let hasFailed = false;
  const work = async () => {
    for (let delivery = await queue.next(); delivery !== null && !hasFailed; delivery = await queue.next()) {
      const { id, endpoint, attempts } = delivery;
      const send = sender.encrypt(push(delivery), delivery);
      if (await ledger.begin(id)) ledger.record({ ...limitAttempts(await send(), attempts + 1), id, endpoint });
    }
  };
  const stopOthers = (cause: unknown) => {
    hasFailed = true;
    throw cause;
  };
  const ended = await Promise.allSettled(Array.from({ length: IN_FLIGHT }, () => work().catch(stopOthers)));
  await ledger.flush();
  for (const result of ended) if (result.status === 'rejected') throw result.reason;
  return queue.leased();
}

function limitAttempts(outcome: Outcome, attempts: number): Outcome {
  if (outcome.outcome !== 'retry' || attempts < MAX_ATTEMPTS) {
    return outcome;
  }
  return { outcome: 'failed', reason: outcome.reason };
}
