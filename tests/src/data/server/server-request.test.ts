import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requestServer } from '../../../../src/data/server/server-request.ts';

let answer: (res: ServerResponse) => void = () => {};
let asked = 0;
const server = createServer((_req, res) => {
  asked += 1;
  answer(res);
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error(`unexpected address ${address}`);
  url = `http://127.0.0.1:${address.port}/`;
});
beforeEach(() => {
  asked = 0;
  slept.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const slept: number[] = [];
const ports = { sleep: async (ms: number) => void slept.push(ms), isOnline: () => true, timeoutMs: 4000 };
const request = (options: Partial<typeof ports> = {}) => requestServer(url, {}, { ...ports, ...options });

describe('a request to the server', () => {
  test('returns the response with its status and headers', async () => {
    answer = (res) => res.writeHead(418, { 'content-type': 'application/json', 'x-kind': 'tea' }).end('{"a":1}');
    const { ok, status, headers, body } = await request();
    expect([ok, status, headers.get('x-kind'), body]).toEqual([false, 418, 'tea', { a: 1 }]);
  });

  test('accepts an empty body', async () => {
    answer = (res) => res.writeHead(204).end();
    expect(await request()).toMatchObject({ status: 204, text: '', body: undefined });
  });

  test('rejects an HTML page without a retry', async () => {
    answer = (res) => res.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Wi-Fi</title>');
    await expect(request()).rejects.toMatchObject({ code: 'malformed' });
    expect(asked).toBe(1);
  });

  test.each([500, 502, 503])('rejects status %i without a retry', async (status) => {
    answer = (res) => res.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Bad</h1>');
    await expect(request()).rejects.toMatchObject({ code: 'server' });
    expect(asked).toBe(1);
  });

  test('makes three attempts when the connection breaks, one second and then two apart', async () => {
    answer = (res) => res.destroy();
    await expect(request()).rejects.toMatchObject({ code: 'network' });
    expect(asked).toBe(3);
    expect(slept).toEqual([1000, 2000]);
  });

  test('fails as offline at once on an offline device', async () => {
    answer = (res) => res.destroy();
    await expect(request({ isOnline: () => false })).rejects.toMatchObject({ code: 'offline' });
    expect([asked, slept]).toEqual([1, []]);
  });

  test('retries when the connection breaks in the middle of the body', async () => {
    answer = (res) => {
      if (asked > 1) return void res.writeHead(200).end('{"a":1}');
      res.writeHead(200, { 'content-length': '100' });
      res.write('{"a"', () => res.destroy());
    };
    expect(await request()).toMatchObject({ body: { a: 1 } });
    expect(asked).toBe(2);
  });

  test('times out when the server does not respond', async () => {
    answer = () => {};
    await expect(request({ timeoutMs: 150 })).rejects.toMatchObject({ code: 'timeout' });
    expect(asked).toBeLessThanOrEqual(1);
  });

  test('times out when the body never ends', async () => {
    answer = (res) => void res.writeHead(200).write('{"a":');
    await expect(request({ timeoutMs: 150 })).rejects.toMatchObject({ code: 'timeout' });
  });
});
