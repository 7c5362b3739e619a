import { describe, expect, test } from 'vitest';
import { toNotificationFailure } from '../../../../src/data/notifications/notification-failure.ts';
import { NotificationError } from '../../../../src/lib/notifications/notification-error.ts';
import { RequestError } from '../../../../sync/model/request-error.ts';

describe('push failure', () => {
  test.each([
    ['from the browser', new NotificationError('subscribe-aborted'), 'subscribe-aborted'],
    ['without a network', new RequestError('offline'), 'offline'],
    ['without a session', new RequestError('rejected'), 'signed-out'],
    ['of a request that the server rejected', new RequestError('rejected', { cause: 'invalid_key' }), 'save-failed'],
    ['of a timeout', new RequestError('timeout'), 'save-failed'],
    ['of an unknown value', 'what?', 'save-failed'],
  ] as const)('%s has its own code', (_name, error, code) => {
    expect(toNotificationFailure(error, 'save-failed').code).toBe(code);
  });

  test('describes the whole chain of causes', () => {
    const error = new NotificationError('subscribe-failed', { cause: new Error('inner', { cause: 400 }) });
    expect(toNotificationFailure(error, 'disable-failed').detail).toBe(
      'NotificationError: Cannot receive notifications: subscribe-failed ← Error: inner ← 400',
    );
  });
});
