import type { SyncErrorCode } from '../model/request-error.ts';
import type { SchedulerEvent, SyncOutcome } from './schedule.ts';

/**
 * What the engine reports while it works. Events hold kinds, codes, counts and durations only: no content of a row, no
 * id, no token and no error message, which may quote one of them. `error` is what describeError() returns.
 */
export type SyncEvent =
  | { readonly type: 'request-sent'; readonly pushed: number; readonly bytes: number }
  | {
      readonly type: 'request-finished';
      readonly status: number;
      readonly durationMs: number;
      readonly bytes: number;
      readonly results: number;
      readonly pulled: number;
      readonly more: boolean;
    }
  | ({ readonly type: 'request-failed'; readonly durationMs: number } & Failure<SyncErrorCode>)
  | {
      readonly type: 'response-applied';
      readonly results: number;
      readonly pulled: number;
      /** The server's clock minus the device's. */
      readonly clockOffsetMs: number;
    }
  /** Another tab has reset or pulled differently meanwhile; the request is repeated. */
  | { readonly type: 'response-dropped' }
  | { readonly type: 'rows-rejected'; readonly collection: string; readonly code: string; readonly count: number }
  | { readonly type: 'edits-lost'; readonly count: number }
  | { readonly type: 'batch-bisected'; readonly kind: SyncErrorCode; readonly rows: number }
  | { readonly type: 'reset-begun'; readonly cause: string }
  | { readonly type: 'reset-finished' }
  | { readonly type: 'token-refused' }
  | { readonly type: 'session-renewed' }
  /** The server refused the refresh token: the member has to log in again. */
  | { readonly type: 'session-refused'; readonly status: number }
  | ({ readonly type: 'session-renewal-failed' } & Failure<SyncErrorCode>)
  /** The app or the browser reported something to the scheduler. */
  | { readonly type: 'dispatched'; readonly event: SchedulerEvent }
  | { readonly type: 'content-stored'; readonly name: string; readonly durationMs: number }
  | { readonly type: 'content-failed'; readonly error: string }
  | { readonly type: 'sync-finished'; readonly durationMs: number }
  | { readonly type: 'sync-halted'; readonly outcome: Exclude<SyncOutcome, 'complete'> }
  | ({ readonly type: 'sync-failed' } & Failure<Exclude<SyncErrorCode, 'throttled'>>)
  | { readonly type: 'sync-throttled'; readonly retryAfterMs: number }
  | { readonly type: 'storage-failed'; readonly kind: 'storage' | 'storage_full'; readonly error: string }
  /** Another tab has written between the read and the write of a transaction, which runs again. */
  | { readonly type: 'write-conflict'; readonly documents: number }
  /** Another tab syncs. */
  | { readonly type: 'lock-busy' }
  /** This tab took the lock from a frozen one. */
  | { readonly type: 'lock-stolen' }
  /** Another tab took the lock from this one. */
  | { readonly type: 'lock-lost' };

interface Failure<Kind extends SyncErrorCode> {
  readonly kind: Kind;
  readonly status: number | null;
  readonly error: string;
}

/** Called at each event; must not throw. */
export type SyncObserver = (event: SyncEvent) => void;
