import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createServerFetch } from '../../../../src/data/server/server-fetch.ts';

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
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ports = { sleep: async () => {}, isOnline: () => true };
const serverFetch = createServerFetch({ ...ports, timeout: 4000 });
const impatientFetch = createServerFetch({ ...ports, timeout: 150 });

describe('server fetch', () => {
  test('returns the response with its status and headers', async () => {
    answer = (res) => res.writeHead(418, { 'content-type': 'application/json', 'x-kind': 'tea' }).end('{"a":1}');
    const response = await serverFetch(url);
    expect([response.status, response.headers.get('x-kind'), await response.json()]).toEqual([418, 'tea', { a: 1 }]);
  });

  test('accepts an empty body', async () => {
    answer = (res) => res.writeHead(204).end();
    const response = await serverFetch(url, { method: 'POST' });
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  test('rejects an HTML page without a retry', async () => {
    answer = (res) => res.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Wi-Fi</title>');
    await expect(serverFetch(url)).rejects.toMatchObject({ code: 'malformed' });
    expect(asked).toBe(1);
  });

  test.each([500, 502, 503])('rejects status %i without a retry', async (status) => {
    answer = (res) => res.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Bad</h1>');
    await expect(serverFetch(url)).rejects.toMatchObject({ code: 'server' });
    expect(asked).toBe(1);
  });

  test('makes three attempts when the connection breaks', async () => {
    answer = (res) => res.destroy();
    await expect(serverFetch(url)).rejects.toMatchObject({ code: 'network' });
    expect(asked).toBe(3);
  });

  test('retries when the connection breaks in the middle of the body', async () => {
    answer = (res) => {
      if (asked > 1) return void res.writeHead(200).end('{"a":1}');
      res.writeHead(200, { 'content-length': '100' });
      res.write('{"a"', () => res.destroy());
    };
    expect(await (await serverFetch(url)).json()).toEqual({ a: 1 });
    expect(asked).toBe(2);
  });

  test('times out when the server does not respond', async () => {
    answer = () => {};
    await expect(impatientFetch(url)).rejects.toMatchObject({ code: 'timeout' });
    expect(asked).toBeLessThanOrEqual(1);
  });

  test('times out when the body never ends', async () => {
    answer = (res) => void res.writeHead(200).write('{"a":');
    await expect(impatientFetch(url)).rejects.toMatchObject({ code: 'timeout' });
  });
});
