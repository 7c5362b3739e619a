import type { SyncErrorCode } from '../model/request-error.ts';
import type { SyncOutcome } from './schedule.ts';

/**
 * What the engine reports while it works. Events hold kinds, codes, counts and durations only: no content of a row, no
 * id, no token and no error message, which may quote one of them.
 */
export type SyncEvent =
  | { readonly type: 'request-finished'; readonly durationMs: number }
  | { readonly type: 'rows-rejected'; readonly code: string; readonly count: number }
  | { readonly type: 'edits-lost'; readonly count: number }
  | { readonly type: 'reset-begun'; readonly cause: string }
  /** The server refused the refresh token: the member has to log in again. */
  | { readonly type: 'session-refused' }
  | { readonly type: 'content-failed' }
  | { readonly type: 'sync-finished'; readonly durationMs: number }
  | { readonly type: 'sync-halted'; readonly outcome: Exclude<SyncOutcome, 'complete'> }
  | { readonly type: 'sync-failed'; readonly kind: SyncErrorCode }
  | { readonly type: 'storage-failed'; readonly kind: 'storage' | 'storage_full' }
  /** Another tab has written between the read and the write of a transaction, which runs again. */
  | { readonly type: 'write-conflict' };

/** Called at each event; must not throw. */
export type SyncObserver = (event: SyncEvent) => void;
