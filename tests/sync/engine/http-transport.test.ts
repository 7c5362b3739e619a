import { describe, expect, test } from 'vitest';
import { createHttpContentSource, createHttpTransport } from '../../../sync/engine/http-transport.ts';
import { buildRequest } from '../../../sync/engine/request.ts';
import { initialSyncState } from '../../../sync/engine/sync-state.ts';
import { currentBuild } from '../../../sync/model/build.ts';
import { ROW_SCHEMA } from '../../../sync/model/row-schema.ts';

const request = buildRequest(currentBuild, { state: initialSyncState('phone', currentBuild.schema, 'member') }, [], 0);

function send(reply: () => Promise<Response>, onRequest?: (url: string, init: RequestInit | undefined) => void) {
  const fetch: typeof globalThis.fetch = (url, init) => {
    onRequest?.(String(url), init);
    return reply();
  };
  return createHttpTransport({ url: 'https://api.example', key: 'pub', fetch }).exchange(request, 'token');
}

const json =
  (status: number, body: unknown, headers = {}) =>
  async () =>
    new Response(JSON.stringify(body), { status, headers });
const html = (status: number) => async () => new Response('<html>ようこそ</html>', { status });

const response = {
  member_id: 'u',
  epoch: 'e',
  server_now: '2026-11-20T00:00:00.000Z',
  cursor: 0,
  more: false,
  min_schema: 1,
  max_schema: ROW_SCHEMA,
  results: [],
  rows: [],
};

describe('published content over HTTP', () => {
  test.each([
    [null, 'https://api.example/rest/v1/rpc/read_published_content?name=notices'],
    [4, 'https://api.example/rest/v1/rpc/read_published_content?name=notices&version=4'],
  ])('is asked for with GET by a device with version %j', async (version, url) => {
    const calls: (string | null | undefined)[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      calls.push(String(input), init?.method, new Headers(init?.headers).get('authorization'));
      return new Response('null');
    };
    const source = createHttpContentSource({ url: 'https://api.example', key: 'pub', fetch });
    expect(await source.read('notices', version, 'token')).toBeNull();
    expect(calls).toEqual([url, 'GET', 'Bearer token']);
  });
});

describe('the exchange over HTTP', () => {
  test("sends the key and the member's token", async () => {
    const calls: [string, RequestInit | undefined][] = [];
    await expect(send(json(200, response), (...call) => calls.push(call))).resolves.toEqual(response);
    const headers = new Headers(calls[0]?.[1]?.headers);
    expect(calls[0]?.[0]).toBe('https://api.example/rest/v1/rpc/sync_exchange');
    expect([headers.get('apikey'), headers.get('authorization')]).toEqual(['pub', 'Bearer token']);
    expect(calls[0]?.[1]?.body).toBe(JSON.stringify({ req: request }));
  });

  test.each([
    ['no network', async () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
    ['a timeout', async () => Promise.reject(new DOMException('late', 'TimeoutError')), 'timeout'],
    ['a body that ends early', async () => brokenResponse(), 'network'],
    ['truncated JSON', async () => new Response('{"member_id":'), 'malformed'],
    ["a captive portal's page", html(200), 'malformed'],
    ["a captive portal's 403 page", html(403), 'malformed'],
    ['JSON of another protocol', json(200, { hello: 1 }), 'malformed'],
    ['an expired token', json(401, { code: 'PGRST301' }), 'unauthorized'],
    ["a gateway's 401 without a code", json(401, { message: 'Invalid API key' }), 'malformed'],
    ['too many rows', json(413, { code: 'PT413' }), 'too_large'],
    ["a gateway's 413", html(413), 'malformed'],
    ['data that the database cannot hold', json(400, { code: '22P05' }), 'bad_request'],
    ['a malformed request', json(400, { code: 'PT400' }), 'server'],
    [
      'a newer message format only',
      json(400, { code: 'PT400', message: 'unknown_version', hint: '2' }),
      'outdated_build',
    ],
    [
      'an older message format only',
      json(400, { code: 'PT400', message: 'unknown_version', hint: '0' }),
      'outdated_server',
    ],
    ['a conflict', json(409, { code: '40001' }), 'server'],
    ['a missing permission', json(403, { code: '42501' }), 'server'],
    ['a server error', json(500, { code: 'XX000' }), 'server'],
    ["a gateway's 502", html(502), 'server'],
    ['too many requests', json(429, { code: 'x' }), 'throttled'],
    ['a spent write budget', json(429, { code: 'PT429', hint: '12' }), 'throttled'],
  ])('rejects for %s', async (_name, reply, kind) => {
    await expect(send(reply)).rejects.toMatchObject({ name: 'RequestError', code: kind });
  });

  test.each([
    ['90', 90_000],
    ['-5', 0],
    ['Fri, 20 Nov 2026 00:00:00 GMT', 0],
  ])('reads Retry-After: %s', async (value, retryAfterMs) => {
    await expect(send(json(429, {}, { 'retry-after': value }))).rejects.toMatchObject({ retryAfterMs });
  });
});

function brokenResponse(): Response {
  const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
  return new Response(body);
}
