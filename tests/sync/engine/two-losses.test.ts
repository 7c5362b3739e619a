import { expect, test } from 'vitest';
import { localWrite } from '../../../sync/engine/local-write.ts';
import { syncOnce } from '../../../sync/engine/sync-once.ts';
import type { Body } from '../../../sync/model/json.ts';
import { createRng } from '../../../sync/model/practice/seeded-random.ts';
import { parseSyncResponse } from '../../../sync/protocol/sync-exchange.ts';
import { createReferenceServer, type ReferenceServer } from '../../support/reference/reference-server.ts';
import { createDevice, createPorts, MEMBER } from './device-fixture.ts';
import { kata } from './rows.ts';

function addDevice(server: ReferenceServer, uuid: () => string) {
  const device = createDevice([], { epoch: null });
  const { ports } = createPorts(device, (request) => {
    const result = server.exchange(MEMBER, request);
    const response = 'response' in result ? parseSyncResponse(result.response) : null;
    if (response === null) throw new Error(`The server refused the request: ${JSON.stringify(result)}`);
    return response;
  });
  const sync = () => syncOnce({ ...ports, random: { ...ports.random, uuid } });
  return {
    sync,
    name: (id: string) => device.row(id)?.body.name,
    async write(id: string, change: Body) {
      await localWrite(device.store, uuid, { key: { collection: 'kata_forms', id }, change: () => change });
      await sync();
    },
  };
}

test('what another device wrote after the first of two losses is not overridden by the lost version', async () => {
  const { uuid } = createRng(1);
  const server = createReferenceServer({ now: () => Date.parse('2026-11-20T00:00:00Z'), uuid });
  server.join(MEMBER);
  const [away, other] = [addDevice(server, uuid), addDevice(server, uuid)];
  const id = uuid();
  await away.write(id, kata({ name: 'い' }));
  const restore = server.backup();
  for (const name of ['ろ', 'は']) await away.write(id, { name });
  restore('other');
  await other.sync();
  await other.write(id, { name: 'に' });
  for (const name of ['ほ', 'へ']) await other.write(uuid(), kata({ name }));
  server.backup()('other');
  await away.sync();
  await other.sync();
  expect([away.name(id), other.name(id)]).toEqual(['に', 'に']);
});
