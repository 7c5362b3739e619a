/**
 * offline, network, timeout: no answer. throttled: too many questions. server, malformed: an answer that helps nobody.
 * rejected: the server understood and refused. admin-ended: the admin session has run out. link-*: a mailed link that opens nothing any more, or not here.
 */
export const requestErrorCodes = [
  'offline',
  'network',
  'timeout',
  'throttled',
  'server',
  'malformed',
  'rejected',
  'admin-ended',
  'invalid-credentials',
  'weak-password',
  'link-spent',
  'link-elsewhere',
] as const;
export type RequestErrorCode = (typeof requestErrorCodes)[number];

/** What a member asked of the server did not come about. */
export class RequestError extends Error {
  readonly code: RequestErrorCode;

  constructor(code: RequestErrorCode, options: { readonly cause?: unknown } = {}) {
    super(`The request failed: ${code}`, options);
    this.name = 'RequestError';
    this.code = code;
  }
}

/** Whether an error is one of these codes. */
export function isRequestError(error: unknown, ...codes: readonly RequestErrorCode[]): error is RequestError {
  return error instanceof RequestError && (codes.length === 0 || codes.includes(error.code));
}
