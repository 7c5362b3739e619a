import { describe, expect, test } from 'vitest';
import { toPushFailure } from '../../../src/data/push-failure.ts';
import { RequestError } from '../../../src/data/request-error.ts';
import { PushError } from '../../../src/lib/push-error.ts';

describe('a trouble with pushes', () => {
  test.each([
    ['of the browser', new PushError('subscribe-aborted'), 'subscribe-aborted'],
    ['without a network', new RequestError('offline'), 'offline'],
    ['without a session', new RequestError('rejected'), 'signed-out'],
    ['that the server refused', new RequestError('rejected', { cause: 'invalid_key' }), 'save-failed'],
    ['on the way', new RequestError('timeout'), 'save-failed'],
    ['of no kind that is known', 'what?', 'save-failed'],
  ] as const)('%s has its code', (_name, error, code) => {
    expect(toPushFailure(error, 'save-failed').code).toBe(code);
  });

  test('tells the whole chain of causes', () => {
    const error = new PushError('subscribe-failed', { cause: new Error('inner', { cause: 400 }) });
    expect(toPushFailure(error, 'disable-failed').detail).toBe(
      'PushError: Cannot receive pushes: subscribe-failed ← Error: inner ← 400',
    );
  });
});
