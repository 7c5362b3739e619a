import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSendRequest, createServerCall } from '../../../../src/data/server/server-call.ts';

const MEMBER = 'member';
const sent: Request[] = [];
let respond: () => Promise<Response> = async () => Response.json({ hello: 1 });

beforeEach(() => {
  sent.length = 0;
  respond = async () => Response.json({ hello: 1 });
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    sent.push(new Request(input, init));
    return respond();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A ServerCall of MEMBER while `memberId` is signed in. `renewed`: the member after a token renewal, or null. */
function callAs(memberId: string, renewed: string | null = null) {
  const sendRequest = createSendRequest({
    memberId: MEMBER,
    auth: {
      session: async () => ({ memberId, token: 'token' }),
      refresh: async () => (renewed === null ? null : { memberId: renewed, token: 'renewed' }),
    },
    url: 'https://api.example',
    key: 'key',
    isOnline: () => true,
  });
  return createServerCall(sendRequest);
}

const tokens = () => sent.map(({ headers }) => headers.get('authorization'));

describe('server call', () => {
  test("carries the member's token", async () => {
    expect(await callAs(MEMBER)('rest/v1/rpc/hello', {})).toEqual({ hello: 1 });
    expect(tokens()).toEqual(['Bearer token']);
  });

  test('is repeated once with a renewed token', async () => {
    respond = async () => Response.json({}, { status: sent.length === 1 ? 401 : 200 });
    expect(await callAs(MEMBER, MEMBER)('rest/v1/rpc/hello', {})).toEqual({});
    expect(tokens()).toEqual(['Bearer token', 'Bearer renewed']);
  });

  test('is not sent when another member has signed in on the device', async () => {
    await expect(callAs('other')('rest/v1/rpc/hello', {})).rejects.toMatchObject({ code: 'rejected' });
    expect(sent).toEqual([]);

    respond = async () => Response.json({}, { status: 401 });
    await expect(callAs(MEMBER, 'other')('rest/v1/rpc/hello', {})).rejects.toMatchObject({ code: 'rejected' });
    expect(tokens()).toEqual(['Bearer token']);
  });

  test('is not retried after an abort', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    respond = async () => {
      controller.abort(new Error('closed'));
      throw new TypeError('Failed to fetch');
    };
    const aborted = expect(callAs(MEMBER)('rest/v1/rpc/hello', {}, controller.signal)).rejects.toThrow('closed');
    await vi.advanceTimersByTimeAsync(10_000);
    await aborted;
    expect(sent).toHaveLength(1);
  });
});
