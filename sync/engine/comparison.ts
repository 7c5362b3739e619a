import type { Digest } from '../protocol/sync-exchange.ts';
import type { Store } from './ports.ts';
import type { SyncState } from './sync-state.ts';

const DAY = 86_400_000;

/** How a sync compares this device's rows with the server's. */
export interface Comparison {
  readonly isAsked: boolean;
  /** readDigest(), which is loaded when it is needed. */
  readonly readDigest: (store: Store) => Promise<Digest | null>;
}

/**
 * True if a sync should compare rows: once a day by the server's clock, and when the member asks, but not on the day of a
 * difference, so that what cannot be repaired does not pull everything again and again.
 */
export function isComparisonDue({ comparison, synced_at }: SyncState, isAsked: boolean): boolean {
  if (comparison === null || synced_at === null) return true;
  const isSameDay = Date.parse(synced_at) - Date.parse(comparison.at) < DAY;
  return !isSameDay || (isAsked && comparison.matches !== null);
}
