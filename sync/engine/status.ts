import type { Schedule } from './schedule.ts';

/** The state of the member's data, for the pill on every member screen. */
export type SyncStatus =
  | { readonly kind: 'synced' | 'syncing' | 'offline' | 'error' }
  /** The rows belong to no account and stay on this device. */
  | { readonly kind: 'local' }
  | { readonly kind: 'pending'; readonly count: number; readonly isOffline: boolean };

export interface SyncFacts {
  readonly schedule: Schedule;
  readonly pending: number;
  readonly rejected: number;
  /** False until the first complete sync of this database. */
  readonly everSynced: boolean;
}

/** Nothing is wrong with this device: its rows wait. */
const UNREACHABLE = ['network', 'timeout', 'outdated_server'] as const;

/** Errors that the member can resolve come first; a poll that brings nothing shows nothing. */
export function syncStatus({ schedule, pending, rejected, everSynced }: SyncFacts): SyncStatus {
  const { lastError } = schedule;
  if (schedule.haltedBy === 'no-account') return { kind: 'local' };
  const unreachable = !schedule.online || (lastError !== null && UNREACHABLE.some((kind) => kind === lastError));
  if (rejected > 0 || (schedule.haltedBy !== null && !unreachable)) return { kind: 'error' };
  if (schedule.running && !unreachable && (pending > 0 || !everSynced)) return { kind: 'syncing' };
  if (lastError !== null && !unreachable) return { kind: 'error' };
  if (pending > 0) return { kind: 'pending', count: pending, isOffline: unreachable };
  return { kind: unreachable ? 'offline' : 'synced' };
}
