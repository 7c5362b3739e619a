/**
 * unsupported: no push API. insecure: no HTTPS. not-installed: iOS outside a home screen app.
 * permission-*: denied or dismissed by the member or the browser. worker-*: the service worker.
 * subscribe-*: the browser's push service. key-failed: an unusable key of the server or device.
 */
export const notificationErrorCodes = [
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
export type NotificationErrorCode = (typeof notificationErrorCodes)[number];

export class NotificationError extends Error {
  readonly code: NotificationErrorCode;

  constructor(code: NotificationErrorCode, options: { readonly cause?: unknown } = {}) {
    super(`Cannot receive notifications: ${code}`, options);
    this.name = 'NotificationError';
    this.code = code;
  }
}
