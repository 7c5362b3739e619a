import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSendRequest, createServerCall } from '../../../src/data/server-call.ts';

const MEMBER = 'member';
const sent: Request[] = [];
let answer: () => Promise<Response> = async () => Response.json({ hello: 1 });

beforeEach(() => {
  sent.length = 0;
  answer = async () => Response.json({ hello: 1 });
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    sent.push(new Request(input, init));
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Asks as a member while this session is the device's; null when the server does not renew it. */
function askAs(memberId: string, renewed: string | null = null) {
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

describe('a question to the server', () => {
  test("carries the member's token", async () => {
    expect(await askAs(MEMBER)('rest/v1/rpc/hello', {})).toEqual({ hello: 1 });
    expect(tokens()).toEqual(['Bearer token']);
  });

  test('is asked once more with a renewed token', async () => {
    answer = async () => Response.json({}, { status: sent.length === 1 ? 401 : 200 });
    expect(await askAs(MEMBER, MEMBER)('rest/v1/rpc/hello', {})).toEqual({});
    expect(tokens()).toEqual(['Bearer token', 'Bearer renewed']);
  });

  test('is not asked when another member has signed in on the device meanwhile', async () => {
    await expect(askAs('other')('rest/v1/rpc/hello', {})).rejects.toMatchObject({ code: 'rejected' });
    expect(sent).toEqual([]);

    answer = async () => Response.json({}, { status: 401 });
    await expect(askAs(MEMBER, 'other')('rest/v1/rpc/hello', {})).rejects.toMatchObject({ code: 'rejected' });
    expect(tokens()).toEqual(['Bearer token']);
  });

  test('is not asked again when nobody waits for it any more', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    answer = async () => {
      controller.abort(new Error('closed'));
      throw new TypeError('Failed to fetch');
    };
    const asked = expect(askAs(MEMBER)('rest/v1/rpc/hello', {}, controller.signal)).rejects.toThrow('closed');
    await vi.advanceTimersByTimeAsync(10_000);
    await asked;
    expect(sent).toHaveLength(1);
  });
});
