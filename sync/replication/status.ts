import type { Schedule } from './schedule.ts';

/** How it stands with the member's data, for the pill that every member screen shows. */
export type SyncStatus =
  | { readonly kind: 'synced' | 'syncing' | 'offline' | 'error' }
  | { readonly kind: 'pending'; readonly count: number };

export interface SyncFacts {
  readonly schedule: Schedule;
  /** Rows that wait to be sent, and rows that the server refused. */
  readonly waiting: number;
  readonly parked: number;
  /** False until the first complete cycle of this database. */
  readonly everSynced: boolean;
}

/** Trouble that the member can do something about comes first; a poll that finds nothing shows nothing. */
export function syncStatus({ schedule, waiting, parked, everSynced }: SyncFacts): SyncStatus {
  const unreachable = !schedule.online || schedule.failure === 'network' || schedule.failure === 'timeout';
  if (parked > 0 || (schedule.stopped !== null && !unreachable)) return { kind: 'error' };
  if (schedule.running && !unreachable && (waiting > 0 || !everSynced)) return { kind: 'syncing' };
  if (schedule.failure !== null && !unreachable) return { kind: 'error' };
  if (waiting > 0) return { kind: 'pending', count: waiting };
  return { kind: unreachable ? 'offline' : 'synced' };
}
