import { describe, expect, test } from 'vitest';
import { createRequestLimit } from '../../../supabase/functions/_shared/serve-member.ts';

describe('request limit', () => {
  test('allows a number of requests in any window and returns the time to wait', () => {
    const limit = createRequestLimit({ requests: 3, seconds: 60 });
    expect([0, 10_000, 20_000].map((at) => limit.count('a', at))).toEqual([null, null, null]);
    expect(limit.count('a', 20_001)).toBe(40);
    expect(limit.count('a', 59_999)).toBe(1);
    expect(limit.count('a', 60_000)).toBeNull();
    expect(limit.count('a', 60_001)).toBe(10);
  });

  test('does not count rejected requests', () => {
    const limit = createRequestLimit({ requests: 1, seconds: 1 });
    expect(limit.count('a', 0)).toBeNull();
    for (let at = 100; at < 1000; at += 100) expect(limit.count('a', at)).toBe(1);
    expect(limit.count('a', 1000)).toBeNull();
  });

  test('counts each member separately', () => {
    const limit = createRequestLimit({ requests: 1, seconds: 60 });
    expect([limit.count('a', 0), limit.count('b', 0), limit.count('a', 1)]).toEqual([null, null, 60]);
  });

  test('drops the member with the oldest request when it is full', () => {
    const limit = createRequestLimit({ requests: 1, seconds: 60 });
    for (let member = 0; member <= 10_000; member += 1) limit.count(`member ${member}`, 0);
    expect(limit.count('member 0', 1)).toBeNull();
    expect(limit.count('member 10000', 1)).toBe(60);
  });
});
