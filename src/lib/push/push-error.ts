/**
 * unsupported: no push API. insecure: no HTTPS. not-installed: iOS outside a home screen app.
 * permission-*: denied or dismissed by the member or the browser. worker-*: the service worker.
 * subscribe-*: the browser's push service. key-failed: an unusable key of the server or device.
 */
export const pushErrorCodes = [
  'unsupported',
  'insecure',
  'not-installed',
  'permission-denied',
  'permission-dismissed',
  'worker-failed',
  'worker-timeout',
  'subscribe-denied',
  'subscribe-unsupported',
  'subscribe-aborted',
  'subscribe-timeout',
  'subscribe-failed',
  'key-failed',
] as const;
export type PushErrorCode = (typeof pushErrorCodes)[number];

/** Thrown when this device cannot receive notifications. */
export class PushError extends Error {
  readonly code: PushErrorCode;

  constructor(code: PushErrorCode, options: { readonly cause?: unknown } = {}) {
    super(`Cannot receive notifications: ${code}`, options);
    this.name = 'PushError';
    this.code = code;
  }
}
