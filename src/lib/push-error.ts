/**
 * unsupported, insecure, not-installed: this browser cannot, not under this address, not before it is on the home screen.
 * permission-*: the member, or the browser in their place. worker-*: the service worker that receives pushes.
 * subscribe-*: the browser's push service. key-failed: a key of the server or of the device that cannot be used.
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

/** The browser did not let this device receive pushes. */
export class PushError extends Error {
  readonly code: PushErrorCode;

  constructor(code: PushErrorCode, options: { readonly cause?: unknown } = {}) {
    super(`Cannot receive pushes: ${code}`, options);
    this.name = 'PushError';
    this.code = code;
  }
}
