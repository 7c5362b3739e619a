import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askDataApi } from '../../../supabase/functions/_shared/ask-data-api.ts';

const answers: Readonly<Record<string, readonly [status: number, body: string]>> = {
  '/rest/v1/rpc/rows': [200, '[1]'],
  '/rest/v1/rpc/nothing': [204, ''],
  '/rest/v1/rpc/broken': [
    400,
    '{"code":"23514","message":"violates check constraint","details":"Failing row contains (花子)."}',
  ],
  '/rest/v1/notes?name=eq.%E8%8A%B1%E5%AD%90': [502, '<html>花子</html>'],
};
const server = createServer((req, res) => {
  const [status, body] = answers[req.url ?? ''] ?? [404, ''];
  res.writeHead(status).end(body);
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => server.close());

const ask = (path: string) => askDataApi(url, path, { headers: {} });

describe('the Data API', () => {
  test('answers with a value, or with none', async () => {
    expect([await ask('rpc/rows'), await ask('rpc/nothing')]).toEqual([[1], null]);
  });

  test('fails in words that hold no member’s row, since they go into the log', async () => {
    await expect(ask('rpc/broken')).rejects.toThrow(
      new Error('Cannot ask "rpc/broken": 400 23514 violates check constraint'),
    );
    await expect(ask('notes?name=eq.花子')).rejects.toThrow(new Error('Cannot ask "notes": 502 no database error'));
  });
});
