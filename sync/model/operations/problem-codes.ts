import { localRejectionCodes, rejectionCodes } from '../rejection-codes.ts';
import { syncErrorCodes } from '../request-error.ts';

/** The problems that a device reports, by kind; the same as private.problem_codes(). */
export const problemCodes = {
  /** Rows that the server rejected, or that the device does not send. */
  rejected: [...rejectionCodes, ...localRejectionCodes],
  sync: [...syncErrorCodes, 'update_required', 'session_refused', 'content', 'edits_lost', 'differs'],
  storage: ['storage', 'storage_full', 'write', 'conflict'],
  error: [
    ...['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'AbortError', 'DataError'],
    ...['InvalidStateError', 'NetworkError', 'NotAllowedError', 'NotFoundError', 'QuotaExceededError', 'SecurityError'],
    ...['TimeoutError', 'UnknownError'],
  ],
  task: [
    ...['check-for-update', 'close-database', 'connect-realtime', 'drain-outbox', 'open-database', 'push'],
    ...['reconcile-push', 'register-worker', 'remove-foreign-data', 'report-problems'],
  ],
  /** What took long: a request, a sync, opening the data. */
  slow: ['request', 'sync', 'open'],
  /** Errors in texts, by the ids of their items, which members report; the server checks their form. */
  text: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ProblemKind = keyof typeof problemCodes;

export const engines = ['chromium', 'webkit', 'firefox', 'other'] as const;
export type Engine = (typeof engines)[number];

export type Problem = {
  /** A kind and a code of private.problem_codes(). The server counts other codes as 'other', and leaves out other kinds. */
  readonly kind: string;
  readonly code: string;
  readonly amount: number;
};

/** Argument of `rpc/report_problems`, which is refused with 400 if malformed, and with 429 after too many of a day. */
export type ReportProblemsRequest = {
  readonly p_report: {
    /** The eight characters that name the build, or 'dev'. */
    readonly build: string;
    readonly engine: Engine;
    readonly problems: readonly Problem[];
  };
};
