import { dayAt } from '../model/day/day.ts';
import type { Snapshot } from '../protocol/sync-exchange.ts';
import type { Store } from './ports.ts';

/** When published content was last asked for without an account. */
export interface GuestRequest {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly hasFailed: boolean;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Whether to ask at `now`, in epoch milliseconds: once a Tokyo day, and an hour after a try that failed. */
export function isGuestContentDue(last: GuestRequest | null, now: number): boolean {
  if (last === null) return true;
  // A clock that was set back must not delay the next request.
  if (last.hasFailed) return Math.abs(now - last.at) >= HOUR;
  return dayAt(last.at) !== dayAt(now);
}

/**
 * Milliseconds from `now` until an app that is kept open looks again: a day after it asked, and not at midnight, when all devices
 * would ask at once. An hour after a failure, or when it could not ask.
 */
export function guestContentDelay(last: GuestRequest | null, now: number): number {
  const delay = last === null ? 0 : last.at + (last.hasFailed ? HOUR : DAY) - now;
  return delay > 0 ? delay : HOUR;
}

/**
 * Stores what the operator publishes for guests, where members have theirs. Under negative versions, so that an account which
 * takes the data over replaces it. Rejects with a RequestError, or the store's error.
 */
export async function downloadGuestContent(
  store: Pick<Store, 'contentVersions' | 'transact'>,
  read: () => Promise<Readonly<Record<string, Snapshot>>>,
): Promise<void> {
  const [content, stored] = [await read(), await store.contentVersions()];
  const changed = Object.entries(content).filter(([name, { version }]) => stored[name] !== -version);
  if (changed.length === 0) return;
  await store.transact({}, (transaction) => {
    for (const [name, { version, body }] of changed) transaction.setSnapshot(name, { version: -version, body });
  });
}
