import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, exchange } from '../../support/backend/exchange.ts';

/** The request and the response on the page of the sync layer. */
function readExample(): readonly Readonly<Record<string, unknown>>[] {
  const page = readFileSync('sync/README.md', 'utf8');
  return [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => JSON.parse(json));
}

test('the example on the page of the sync layer is what the server answers', async () => {
  const [request, response] = readExample();
  const backend = await startTestBackend();
  await backend.setNow(String(response?.server_now));
  const { userId, token, send } = await addDevice(backend);
  const { epoch } = await send();
  const { status, body } = await exchange(backend, token, { ...request, epoch });
  expect({ status, body }).toEqual({ status: 200, body: { ...response, member_id: userId, epoch } });
  await backend.close();
});
