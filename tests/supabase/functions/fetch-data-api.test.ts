import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DataApiError, fetchDataApi } from '../../../supabase/functions/_shared/fetch-data-api.ts';

const responses: Readonly<Record<string, readonly [status: number, body: string]>> = {
  '/rest/v1/rpc/rows': [200, '[1]'],
  '/rest/v1/rpc/nothing': [204, ''],
  '/rest/v1/rpc/broken': [
    400,
    '{"code":"23514","message":"violates check constraint","details":"Failing row contains (花子)."}',
  ],
  '/rest/v1/notes?name=eq.%E8%8A%B1%E5%AD%90': [502, '<html>花子</html>'],
};
const server = createServer((req, res) => {
  const [status, body] = responses[req.url ?? ''] ?? [404, ''];
  res.writeHead(status).end(body);
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => server.close());

const request = (path: string) => fetchDataApi(url, path, { headers: {} });

describe('the Data API', () => {
  test('returns the parsed body, or null for an empty one', async () => {
    expect([await request('rpc/rows'), await request('rpc/nothing')]).toEqual([[1], null]);
  });

  test('reports errors without the row, because they are logged', async () => {
    await expect(request('rpc/broken')).rejects.toThrow(
      new DataApiError('Data API request "rpc/broken" failed: 400 23514 violates check constraint', 400, null),
    );
    await expect(request('notes?name=eq.花子')).rejects.toThrow(
      new DataApiError('Data API request "notes" failed: 502 no database error', 502, null),
    );
  });
});
