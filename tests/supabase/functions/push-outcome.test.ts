import { describe, expect, test } from 'vitest';
import { judgeAnswer, judgeFailure } from '../../../supabase/functions/_shared/push/outcome.ts';

const NOW = Date.parse('2026-11-21T03:00:00Z');
const judge = (status: number, headers = {}) =>
  judgeAnswer({ status, headers: new Headers(headers) }, { nowMs: NOW, retrySeconds: 2 });

describe('a push service’s answer', () => {
  test.each([
    [200, { outcome: 'delivered' }],
    [201, { outcome: 'delivered' }],
    [202, { outcome: 'delivered' }],
    [301, { outcome: 'failed', reason: 'refused' }],
    [308, { outcome: 'failed', reason: 'refused' }],
    [400, { outcome: 'failed', reason: 'refused' }],
    [401, { outcome: 'failed', reason: 'refused' }],
    [403, { outcome: 'failed', reason: 'refused' }],
    [404, { outcome: 'removed', reason: 'gone' }],
    [410, { outcome: 'removed', reason: 'gone' }],
    [413, { outcome: 'failed', reason: 'refused' }],
    [429, { outcome: 'again', reason: 'throttled', wait: 2 }],
    [500, { outcome: 'again', reason: 'broken', wait: 2 }],
    [503, { outcome: 'again', reason: 'broken', wait: 2 }],
  ])('%i', (status, outcome) => {
    expect(judge(status)).toEqual(outcome);
  });

  test.each([
    ['30', 30],
    ['0', 0],
    ['Sat, 21 Nov 2026 03:00:45 GMT', 45],
    ['Sat, 21 Nov 2026 02:00:00 GMT', 0],
    ['soon', 2],
  ])('with Retry-After %j is followed after %i seconds', (after, wait) => {
    expect(judge(429, { 'retry-after': after })).toEqual({ outcome: 'again', reason: 'throttled', wait });
    expect(judge(503, { 'retry-after': after })).toEqual({ outcome: 'again', reason: 'broken', wait });
  });

  test('that asks for more than an hour is the last word', () => {
    expect(judge(429, { 'retry-after': '3601' })).toEqual({ outcome: 'failed', reason: 'throttled' });
  });
});

describe('no answer', () => {
  test('is tried again only when no connection came about', () => {
    const cause = new Error('error sending request for url (https://x/): client error (Connect): dns error');
    expect(judgeFailure(new TypeError('fetch failed', { cause }), 2)).toEqual({
      outcome: 'again',
      reason: 'unreachable',
      wait: 2,
    });
    for (const failure of [
      new DOMException('Signal timed out.', 'TimeoutError'),
      new TypeError('fetch failed', { cause: new Error('client error (SendRequest): connection closed') }),
      'anything',
    ]) {
      expect(judgeFailure(failure, 2)).toEqual({ outcome: 'failed', reason: 'unanswered' });
    }
  });
});
