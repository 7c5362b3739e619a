import { describe, expect, test } from 'vitest';
import { pollDelay } from '../../../sync/engine/schedule.ts';

const MINUTE = 60_000;

describe('pollDelay()', () => {
  test.each([
    ['is a minute without the live channel', { isLive: false, pollAfterMs: 0, random: 0 }, MINUTE],
    ['is up to a fifth longer by jitter', { isLive: false, pollAfterMs: 0, random: 1 }, 1.2 * MINUTE],
    ['is five minutes with the live channel', { isLive: true, pollAfterMs: 0, random: 0 }, 5 * MINUTE],
    ['has jitter with the live channel', { isLive: true, pollAfterMs: 0, random: 0.5 }, 5.5 * MINUTE],
    ['is what a server under load asks for', { isLive: false, pollAfterMs: 10 * MINUTE, random: 0 }, 10 * MINUTE],
    ['has jitter then as well', { isLive: true, pollAfterMs: 10 * MINUTE, random: 1 }, 12 * MINUTE],
    ['is never shortened by the server', { isLive: true, pollAfterMs: 2 * MINUTE, random: 0 }, 5 * MINUTE],
    ['is an hour at most before jitter', { isLive: true, pollAfterMs: 1e12, random: 0 }, 60 * MINUTE],
  ])('%s', (_name, wait, ms) => {
    expect(pollDelay(wait)).toBe(ms);
  });
});
