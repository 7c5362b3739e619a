import { describe, expect, test } from 'vitest';
import { downloadGuestContent, guestContentDelay, isGuestContentDue } from '../../../sync/engine/guest-content.ts';
import { readGuestContent } from '../../../sync/engine/http-transport.ts';
import { createMemoryData, createMemoryStore } from '../../support/reference/memory-store.ts';

const at = (time: string) => Date.parse(`${time}+09:00`);
const asked = (time: string, hasFailed = false) => ({ at: at(time), hasFailed });
const [MINUTE, HOUR] = [60_000, 3_600_000];

describe('without an account, published content is asked for', () => {
  test.each([
    ['at the very first start', null, '2026-11-20T08:00', true],
    ['not again on the same Japanese day', asked('2026-11-20T00:01'), '2026-11-20T23:59', false],
    ['at the first start of a Japanese day', asked('2026-11-20T23:59'), '2026-11-21T00:00', true],
    ['not within the hour after a failure', asked('2026-11-20T08:00', true), '2026-11-20T08:59', false],
    ['nor at midnight, within that hour', asked('2026-11-20T23:30', true), '2026-11-21T00:10', false],
    ['an hour after a failure', asked('2026-11-20T08:00', true), '2026-11-20T09:00', true],
    ['when the clock was set back by days', asked('2026-11-24T08:00'), '2026-11-20T08:00', true],
    ['when the clock was set back by days after a failure', asked('2026-11-24T08:00', true), '2026-11-20T08:00', true],
  ])('%s', (_when, last, now, isDue) => {
    expect(isGuestContentDue(last, at(now))).toBe(isDue);
  });

  test.each([
    ['a day after it was, not at midnight', asked('2026-11-20T21:00'), '2026-11-20T21:01', 24 * HOUR - MINUTE],
    ['an hour after a failure', asked('2026-11-20T21:00', true), '2026-11-20T21:01', HOUR - MINUTE],
    ['an hour later when it could not be', null, '2026-11-20T21:00', HOUR],
    ['an hour later when it could not be for days', asked('2026-11-10T21:00'), '2026-11-20T21:00', HOUR],
  ])('by an app that is kept open: %s', (_when, last, now, delay) => {
    expect(guestContentDelay(last, at(now))).toBe(delay);
  });
});

describe('published content of a device without an account', () => {
  test('is asked for with the publishable key alone', async () => {
    const requests: (readonly [unknown, RequestInit | undefined])[] = [];
    const content = await readGuestContent({
      url: 'https://backend.example',
      key: 'sb_publishable_x',
      fetch: async (url, init) => {
        requests.push([url, init]);
        return Response.json({ notices: { version: 3, body: { announcements: [] } } });
      },
    });
    expect(content).toEqual({ notices: { version: 3, body: { announcements: [] } } });
    expect(requests).toEqual([
      [
        'https://backend.example/rest/v1/rpc/read_guest_content',
        {
          method: 'GET',
          headers: { apikey: 'sb_publishable_x' },
          body: null,
          cache: 'default',
          credentials: 'omit',
          signal: expect.any(AbortSignal),
        },
      ],
    ]);
  });

  test.each(['<html>', '"x"', '{"notices":{"body":{}}}', 'null'])('is not read from %s', async (text) => {
    const reading = readGuestContent({ url: '', key: '', fetch: async () => new Response(text) });
    await expect(reading).rejects.toThrow('malformed');
  });

  test('is stored once for each version, and never counts as that of an account', async () => {
    const data = createMemoryData('guest');
    let writes = 0;
    const pause = async (before: string) => {
      if (before === 'write') writes += 1;
    };
    const store = createMemoryStore(data, { pause, newDeviceId: () => 'device' });
    const content = (version: number, title: string) => async () => ({
      notices: { version, body: { title } },
      'material-tour': { version: 1, body: { items: [] } },
    });
    await downloadGuestContent(store, content(3, '朝'));
    expect(await store.contentVersions()).toEqual({ notices: -3, 'material-tour': -1 });
    await downloadGuestContent(store, content(3, '朝'));
    expect(writes).toBe(1);
    await downloadGuestContent(store, content(4, '昼'));
    expect(Object.fromEntries(data.snapshots)).toEqual({
      notices: { version: -4, body: { title: '昼' } },
      'material-tour': { version: -1, body: { items: [] } },
    });
  });
});
