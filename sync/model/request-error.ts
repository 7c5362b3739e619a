/** Why an exchange produced no response to apply. */
export const syncErrorCodes = [
  /** No response. */
  'network',
  'timeout',
  'unauthorized',
  /** Too many requests; Retry-After says when to try again. */
  'throttled',
  'too_large',
  'bad_request',
  /** A 5xx, or a status that says nothing about the request. */
  'server',
  /** An unreadable response. */
  'malformed',
  /** The server no longer speaks this build's message format. */
  'outdated_build',
  /** The server is older than this build: it has to be updated first. */
  'outdated_server',
] as const;
export type SyncErrorCode = (typeof syncErrorCodes)[number];

/** Why what a member asked for failed, beyond what the sync tells apart. */
type ActionErrorCode =
  | 'offline'
  /** A 4xx that is none of the others. */
  | 'rejected'
  | 'admin-ended'
  | 'invalid-credentials'
  | 'weak-password'
  | 'same-password'
  | 'link-spent'
  /** A link that another browser asked for. */
  | 'link-elsewhere'
  /** No CAPTCHA token, or a refused one. */
  | 'robot-check'
  /** The new member has no profile, and the server could not create it. */
  | 'profile-missing';

export type RequestErrorCode = SyncErrorCode | ActionErrorCode;

export class RequestError<Code extends RequestErrorCode = RequestErrorCode> extends Error {
  readonly code: Code;
  /** Milliseconds that the server asked to wait; 0 when it named none. */
  readonly retryAfterMs: number;
  /** The HTTP status; null when there was no response, or its status says nothing. */
  readonly status: number | null;

  constructor(
    code: Code,
    options: { readonly cause?: unknown; readonly retryAfterMs?: number; readonly status?: number | null } = {},
  ) {
    super(`The request failed: ${code}`, options);
    this.name = 'RequestError';
    this.code = code;
    this.retryAfterMs = options.retryAfterMs ?? 0;
    this.status = options.status ?? null;
  }
}

/** Whether the error is a RequestError with one of these codes; any code when none is given. */
export function isRequestError(error: unknown, ...codes: readonly RequestErrorCode[]): error is RequestError {
  return error instanceof RequestError && (codes.length === 0 || codes.includes(error.code));
}

/** Whether the error is one that an exchange may end with. */
export function isSyncError(error: unknown, ...codes: readonly SyncErrorCode[]): error is RequestError<SyncErrorCode> {
  return isRequestError(error, ...(codes.length === 0 ? syncErrorCodes : codes));
}
