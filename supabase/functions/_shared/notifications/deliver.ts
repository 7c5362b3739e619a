import type { Delivery, NotificationCalls } from './notification-calls.ts';
import type { NotificationSender, Push } from './notification-sender.ts';
import type { Outcome } from './outcome.ts';

export interface DeliverDeps {
  readonly calls: Pick<NotificationCalls, 'lease' | 'record'>;
  readonly sender: Pick<NotificationSender, 'encrypt'>;
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

/** Requests that one sender has in flight: it leases as many, and records their outcomes before it leases the next. */
export const IN_FLIGHT = 80;

const MAX_ATTEMPTS = 3;

/** A longer delay until the next retry is left to a later call. */
const MAX_SLEEP_SECONDS = 30;

/** Pause while others plan the next slice or hold what is due. */
const POLL_MS = 100;

/** Sends the pending deliveries of a subject until none is due or the budget is used up; returns how many it leased. */
export async function deliver(deps: DeliverDeps, subject: Subject, budget: SendBudget): Promise<number> {
  const { calls, now, sleep } = deps;
  const { maxNotifications, until } = budget;
  const run = crypto.randomUUID();
  let leased = 0;
  let hasWaited = false;
  while (leased < maxNotifications && now() < until) {
    const { deliveries, next } = await calls.lease(subject.batch, run, Math.min(IN_FLIGHT, maxNotifications - leased));
    leased += deliveries.length;
    if (deliveries.length > 0) {
      hasWaited = false;
      await sendLeased(deps, run, subject, deliveries);
    } else if (next === 0) await sleep(POLL_MS);
    else if (next === null || next > MAX_SLEEP_SECONDS || hasWaited) break;
    else {
      hasWaited = true;
      await sleep(next * 1000);
    }
  }
  return leased;
}

/** Encrypts before it records the starts, to keep the time between these and the requests short. */
async function sendLeased(
  { calls, sender }: DeliverDeps,
  run: string,
  { push }: Subject,
  deliveries: readonly Delivery[],
): Promise<void> {
  const encrypted = deliveries.map((delivery) => ({ ...delivery, send: sender.encrypt(push(delivery), delivery) }));
  const ids = deliveries.map(({ id }) => id);
  const begun = new Set(await calls.record(run, ids, []));
  const results = encrypted
    .filter(({ id }) => begun.has(id))
    .map(async ({ id, endpoint, attempts, send }) => ({ ...limitAttempts(await send(), attempts + 1), id, endpoint }));
  await calls.record(run, [], await Promise.all(results));
}

function limitAttempts(outcome: Outcome, attempts: number): Outcome {
  if (outcome.outcome !== 'retry' || attempts < MAX_ATTEMPTS) return outcome;
  return { outcome: 'failed', reason: outcome.reason };
}
