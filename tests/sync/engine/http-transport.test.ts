import { describe, expect, test } from 'vitest';
import { createHttpTransport } from '../../../sync/replication/http-transport.ts';
import { buildRequest } from '../../../sync/replication/request.ts';
import { initialSyncState } from '../../../sync/replication/sync-state.ts';

const request = buildRequest(initialSyncState('phone'), [], { nowMs: 0, library: {} });

function ask(answer: () => Promise<Response>, seen?: (url: string, init: RequestInit | undefined) => void) {
  const fetch: typeof globalThis.fetch = (url, init) => {
    seen?.(String(url), init);
    return answer();
  };
  return createHttpTransport({ url: 'https://api.example', key: 'pub', fetch }).exchange(request, 'token');
}

const json =
  (status: number, body: unknown, headers = {}) =>
  async () =>
    new Response(JSON.stringify(body), { status, headers });
const page = (status: number) => async () => new Response('<html>ようこそ</html>', { status });

const answer = {
  ...{ uid: 'u', epoch: 'e', server_now: '2026-11-20T00:00:00.000Z', cursor: 0, more: false },
  ...{ min_schema: 1, results: [], rows: [] },
};

describe('the exchange over HTTP', () => {
  test("sends the key and the member's token", async () => {
    const calls: [string, RequestInit | undefined][] = [];
    await expect(ask(json(200, answer), (...call) => calls.push(call))).resolves.toEqual(answer);
    const headers = new Headers(calls[0]?.[1]?.headers);
    expect(calls[0]?.[0]).toBe('https://api.example/rest/v1/rpc/sync_exchange');
    expect([headers.get('apikey'), headers.get('authorization')]).toEqual(['pub', 'Bearer token']);
    expect(calls[0]?.[1]?.body).toBe(JSON.stringify({ req: request }));
  });

  test.each([
    ['no network', async () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
    ['a timeout', async () => Promise.reject(new DOMException('late', 'TimeoutError')), 'timeout'],
    ['a body that breaks off', async () => broken(), 'network'],
    ['a cut answer', async () => new Response('{"uid":'), 'malformed'],
    ["a hotel's page", page(200), 'malformed'],
    ["a hotel's page that refuses", page(403), 'malformed'],
    ['another answer', json(200, { hello: 1 }), 'malformed'],
    ['a token that ran out', json(401, { code: 'PGRST301' }), 'unauthorized'],
    ["a gateway's 401 without a code", json(401, { message: 'Invalid API key' }), 'malformed'],
    ['too many rows', json(413, { code: 'PT413' }), 'too_large'],
    ["a gateway's 413", page(413), 'malformed'],
    ['data that the database cannot hold', json(400, { code: '22P05' }), 'refused'],
    ['a wrong head of the request', json(400, { code: 'PT400' }), 'server'],
    ['a conflict', json(409, { code: '40001' }), 'server'],
    ['a missing right', json(403, { code: '42501' }), 'server'],
    ['a broken server', json(500, { code: 'XX000' }), 'server'],
    ["a gateway's 502", page(502), 'server'],
    ['too many requests', json(429, { code: 'x' }), 'throttled'],
  ])('fails for %s', async (_name, reply, kind) => {
    await expect(ask(reply)).rejects.toMatchObject({ name: 'SyncFailure', kind });
  });

  test.each([
    ['90', 90_000],
    ['-5', 0],
    ['Fri, 20 Nov 2026 00:00:00 GMT', 0],
  ])('reads Retry-After: %s', async (value, retryAfterMs) => {
    await expect(ask(json(429, {}, { 'retry-after': value }))).rejects.toMatchObject({ retryAfterMs });
  });
});

function broken(): Response {
  const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
  return new Response(body);
}
