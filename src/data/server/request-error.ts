/**
 * offline, network, timeout: no response. throttled: 429. server: 5xx. malformed: unreadable response. rejected: other
 * 4xx. admin-ended: expired admin session. same-password: the new password is the current one. link-spent: used or expired link. link-elsewhere: link of another browser.
 * robot-check: no CAPTCHA token, or a refused one.
 * profile-missing: the new member has no profile, and the server could not create it.
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
  'same-password',
  'link-spent',
  'link-elsewhere',
  'profile-missing',
  'robot-check',
] as const;
export type RequestErrorCode = (typeof requestErrorCodes)[number];

/** A failed request to the server. */
export class RequestError extends Error {
  readonly code: RequestErrorCode;

  constructor(code: RequestErrorCode, options: { readonly cause?: unknown } = {}) {
    super(`The request failed: ${code}`, options);
    this.name = 'RequestError';
    this.code = code;
  }
}

/** Whether the error is a RequestError with one of these codes; any code when none is given. */
export function isRequestError(error: unknown, ...codes: readonly RequestErrorCode[]): error is RequestError {
  return error instanceof RequestError && (codes.length === 0 || codes.includes(error.code));
}
