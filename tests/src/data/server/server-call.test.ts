import { afterEach, describe, expect, test, vi } from 'vitest';
import { bodyOf, callDatabase } from '../../../../src/data/server/server-call.ts';
import { serverCaller } from '../server-caller.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A caller that records its requests; see serverCaller(). */
function record(
  respond: (count: number) => Response | Promise<Response>,
  session: Parameters<typeof serverCaller>[1] = {},
) {
  const sent: Request[] = [];
  const caller = serverCaller((request) => {
    sent.push(request);
    return respond(sent.length);
  }, session);
  const headers = (name: string) => sent.map((request) => request.headers.get(name));
  return { caller, sent, headers };
}

const hello = () => Response.json({ hello: 1 });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

describe('server call', () => {
  test("carries the member's token and the project's key, and no cached answer", async () => {
    const { caller, sent, headers } = record(hello);
    expect(await callDatabase(caller, 'hello', { p_name: '花子' })).toEqual({ hello: 1 });
    expect([headers('authorization'), headers('apikey')]).toEqual([['Bearer token'], ['key']]);
    expect(sent.map(({ method, url, cache }) => [method, url, cache])).toEqual([
      ['POST', 'https://api.example/rest/v1/rpc/hello', 'no-store'],
    ]);
    expect(await sent[0]?.json()).toEqual({ p_name: '花子' });
  });

  test('is repeated once with a renewed token', async () => {
    const respond = (count: number) => Response.json({}, { status: count === 1 ? 401 : 200 });
    const { caller, headers } = record(respond, { renewedAs: 'member' });
    expect(await callDatabase(caller, 'hello')).toEqual({});
    expect(headers('authorization')).toEqual(['Bearer token', 'Bearer renewed']);
  });

  test('is not sent when another member has signed in on the device', async () => {
    const other = record(hello, { memberId: 'other' });
    const rejected = await callDatabase(other.caller, 'hello').catch((error: unknown) => error);
    expect(rejected).toMatchObject({ code: 'rejected' });
    expect(rejected).not.toHaveProperty('cause');
    expect(other.sent).toEqual([]);

    const { caller, headers } = record(() => Response.json({}, { status: 401 }), { renewedAs: 'other' });
    await expect(callDatabase(caller, 'hello')).rejects.toMatchObject({ code: 'rejected' });
    expect(headers('authorization')).toEqual(['Bearer token']);
  });

  test.each([
    ['server', () => Response.json({}, { status: 503 })],
    ['malformed', () => new Response('<!doctype html><title>Wi-Fi</title>')],
    ['throttled', () => Response.json({ message: 'later' }, { status: 429 })],
    ['rejected', () => Response.json({ message: 'invalid_key' }, { status: 400 })],
  ])('fails as %s at once', async (code, respond) => {
    const { caller, sent } = record(respond);
    await expect(callDatabase(caller, 'hello')).rejects.toMatchObject({ code });
    expect(sent).toHaveLength(1);
  });

  test('is tried three times while the network fails', async () => {
    vi.useFakeTimers();
    const { caller, sent } = record(lost);
    const cause = new TypeError('Failed to fetch');
    const failed = expect(callDatabase(caller, 'hello')).rejects.toMatchObject({ code: 'network', cause });
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    expect(sent).toHaveLength(3);
  });

  test('is not retried after an abort', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const { caller, sent } = record(() => {
      controller.abort();
      return lost();
    });
    const aborted = expect(callDatabase(caller, 'hello', {}, controller.signal)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(10_000);
    await aborted;
    expect(sent).toHaveLength(1);
  });
});

test('any answer can be read, and a code chosen by its status', async () => {
  const refused = record(() => Response.json({ error: 'conflict' }, { status: 409 }));
  const answer = await refused.caller.request('functions/v1/hello');
  expect(answer).toMatchObject({ status: 409, body: { error: 'conflict' } });
  expect(() => bodyOf(answer, { 409: 'admin-ended' })).toThrow('admin-ended');
});
