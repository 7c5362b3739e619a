import { describe, expect, test } from 'vitest';
import { outcomeOfError, outcomeOfResponse } from '../../../supabase/functions/_shared/notifications/outcome.ts';

const NOW = Date.parse('2026-11-21T03:00:00Z');
const outcomeOf = (status: number, headers = {}) =>
  outcomeOfResponse({ status, headers: new Headers(headers) }, { nowMs: NOW, retrySeconds: 2 });

describe('a push service response', () => {
  test.each([
    [200, { outcome: 'delivered' }],
    [201, { outcome: 'delivered' }],
    [202, { outcome: 'delivered' }],
    [301, { outcome: 'failed', reason: 'rejected' }],
    [308, { outcome: 'failed', reason: 'rejected' }],
    [400, { outcome: 'failed', reason: 'rejected' }],
    [401, { outcome: 'failed', reason: 'rejected' }],
    [403, { outcome: 'failed', reason: 'rejected' }],
    [404, { outcome: 'removed', reason: 'gone' }],
    [410, { outcome: 'removed', reason: 'gone' }],
    [413, { outcome: 'failed', reason: 'rejected' }],
    [429, { outcome: 'retry', reason: 'throttled', wait: 2 }],
    [500, { outcome: 'retry', reason: 'server_error', wait: 2 }],
    [503, { outcome: 'retry', reason: 'server_error', wait: 2 }],
  ])('%i', (status, outcome) => {
    expect(outcomeOf(status)).toEqual(outcome);
  });

  test.each([
    ['30', 30],
    ['0', 0],
    ['Sat, 21 Nov 2026 03:00:45 GMT', 45],
    ['Sat, 21 Nov 2026 02:00:00 GMT', 0],
    ['soon', 2],
  ])('with Retry-After %j is retried after %i seconds', (after, wait) => {
    expect(outcomeOf(429, { 'retry-after': after })).toEqual({ outcome: 'retry', reason: 'throttled', wait });
    expect(outcomeOf(503, { 'retry-after': after })).toEqual({ outcome: 'retry', reason: 'server_error', wait });
  });

  test('with a Retry-After over an hour fails the push', () => {
    expect(outcomeOf(429, { 'retry-after': '3601' })).toEqual({ outcome: 'failed', reason: 'throttled' });
  });
});

describe('no response', () => {
  test('is retried only when no connection was established', () => {
    const cause = new Error('error sending request for url (https://x/): client error (Connect): dns error');
    expect(outcomeOfError(new TypeError('fetch failed', { cause }), 2)).toEqual({
      outcome: 'retry',
      reason: 'unreachable',
      wait: 2,
    });
    for (const failure of [
      new DOMException('Signal timed out.', 'TimeoutError'),
      new TypeError('fetch failed', { cause: new Error('client error (SendRequest): connection closed') }),
      'anything',
    ]) {
      expect(outcomeOfError(failure, 2)).toEqual({ outcome: 'failed', reason: 'no_response' });
    }
  });
});
