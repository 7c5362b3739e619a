import type { SyncScheduler } from '../../../sync/engine/sync-scheduler.ts';

/**
 * Syncs because the member asked for it. Offline, or after an error that may be over, it tries at once; otherwise it
 * respects the server's Retry-After and the backoff that the server caused.
 */
export function syncNow(scheduler: SyncScheduler): void {
  const { online, lastError } = scheduler.schedule();
  const mayHavePassed = lastError !== null && lastError !== 'throttled' && lastError !== 'server';
  if (online && !mayHavePassed) scheduler.dispatch('poke');
  else void scheduler.flush();
}
