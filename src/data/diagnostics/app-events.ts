import type { SyncEvent } from '../../../sync/engine/sync-events.ts';
import type { NotificationFailureCode } from '../notifications/notification-failure.ts';
import type { problemCodes } from './problem-codes.ts';

/** Work outside the engine that may fail. */
export type AppTask = Exclude<(typeof problemCodes.task)[number], 'push'>;

/** What the app reports besides the engine's events; the same rules on content apply. */
type AppEvent =
  | {
      readonly type: 'app-started';
      readonly build: string;
      readonly display: 'standalone' | 'browser';
      readonly online: boolean;
    }
  | { readonly type: 'storage-checked'; readonly persisted: boolean | null; readonly usedKb: number | null }
  | { readonly type: 'worker-update'; readonly step: 'found' | 'ready' | 'activated' }
  | { readonly type: 'database-opened'; readonly durationMs: number; readonly wasWiped: boolean }
  | { readonly type: 'write-failed'; readonly collection: string; readonly error: string }
  | { readonly type: 'push-failed'; readonly code: NotificationFailureCode; readonly error: string }
  | { readonly type: 'task-failed'; readonly task: AppTask; readonly error: string }
  /** `frame`: the innermost stack frame in our own code. */
  | { readonly type: 'uncaught-error' | 'unhandled-rejection'; readonly error: string; readonly frame: string | null };

export type DiagnosticEvent = SyncEvent | AppEvent;
