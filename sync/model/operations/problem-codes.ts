import { localRejectionCodes, rejectionCodes } from '../rejection-codes.ts';
import { syncErrorCodes } from '../request-error.ts';

/** The problems that a device reports, by kind; the same as private.problem_codes(). */
export const problemCodes = {
  /** Rows that the server rejected, or that the device does not send. */
  rejected: [...rejectionCodes, ...localRejectionCodes],
  sync: [...syncErrorCodes, 'update_required', 'session_refused', 'content', 'edits_lost'],
  storage: ['storage', 'storage_full', 'write'],
  error: [
    ...['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'AbortError', 'DataError'],
    ...['InvalidStateError', 'NetworkError', 'NotAllowedError', 'NotFoundError', 'QuotaExceededError', 'SecurityError'],
    ...['TimeoutError', 'UnknownError'],
  ],
  task: [
    ...['check-for-update', 'close-database', 'connect-realtime', 'drain-outbox', 'open-database', 'push'],
    ...['read-storage-usage', 'reconcile-push', 'register-worker', 'remove-foreign-data', 'report-problems'],
  ],
  /** What took long: a request, a sync, opening the data. */
  slow: ['request', 'sync', 'open'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ProblemKind = keyof typeof problemCodes;
