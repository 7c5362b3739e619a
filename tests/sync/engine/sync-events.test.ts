import { describe, expect, test } from 'vitest';
import { createHttpTransport } from '../../../sync/engine/http-transport.ts';
import { buildRequest } from '../../../sync/engine/request.ts';
import type { SyncEvent } from '../../../sync/engine/sync-events.ts';
import { syncOnce } from '../../../sync/engine/sync-once.ts';
import { initialSyncState } from '../../../sync/engine/sync-state.ts';
import { currentBuild } from '../../../sync/model/build.ts';
import type { SyncRequest } from '../../../sync/protocol/sync-exchange.ts';
import {
  createAcceptingServer,
  createDevice,
  createPorts,
  failing,
  inserts,
  MEMBER,
  response,
  type TestDevice,
} from './device-fixture.ts';
import { pending, wireRow } from './rows.ts';

/** Runs one sync of the device and returns its events; a failure of the sync ends it. */
async function sync(device: TestDevice, respond: Parameters<typeof createPorts>[1]): Promise<readonly SyncEvent[]> {
  await syncOnce(createPorts(device, respond).ports).catch(() => null);
  return device.events;
}

/** Rejects every pushed row. */
const rejecting = ({ push }: SyncRequest) =>
  response({
    results: push.map(({ collection, id, mutation_id }) => ({
      collection,
      id,
      mutation_id,
      status: 'rejected',
      code: 'too_long',
      row: null,
    })),
  });

describe('syncOnce() reports', () => {
  test('rejected rows by their code', async () => {
    expect(await sync(createDevice(inserts(3)), rejecting)).toContainEqual({
      type: 'rows-rejected',
      code: 'too_long',
      count: 3,
    });
  });

  test('a pending edit that a deletion elsewhere has lost', async () => {
    const edit = pending({ op: 'update', rev: 1, mergeBase: { zou: '' } }, { zou: '橋' }, ['m']);
    const events = await sync(createDevice([{ ...edit, id: 'a' }]), ({ push }) =>
      push.length === 0
        ? response()
        : response({
            results: push.map(({ collection, id, mutation_id }) => ({
              collection,
              id,
              mutation_id,
              status: 'merged',
              row: { ...wireRow(5, {}, id), deleted: true },
            })),
          }),
    );
    expect(events).toContainEqual({ type: 'edits-lost', count: 1 });
  });

  test('the beginning of a reset', async () => {
    const reset = response({ epoch: 'restored', reset: { causes: ['restored'], known_rev: 0 } });
    const events = await sync(createDevice(), ({ epoch }) =>
      epoch === 'restored' ? response({ epoch: 'restored' }) : reset,
    );
    expect(events).toEqual([{ type: 'reset-begun', cause: 'restored' }]);
  });

  test('the row that it rejected by bisecting a batch', async () => {
    const accept = createAcceptingServer();
    const events = await sync(createDevice(inserts(2)), (request) =>
      request.push.some(({ id }) => id === '0') ? failing('bad_request') : accept(request),
    );
    expect(events).toEqual([{ type: 'rows-rejected', code: 'bad_request', count: 1 }]);
  });
});

test('the HTTP transport reports how long a request took', async () => {
  const events: SyncEvent[] = [];
  let time = 0;
  const transport = createHttpTransport({
    url: 'https://api.example',
    key: 'pub',
    fetch: async () => new Response(JSON.stringify(response())),
    observer: (event) => events.push(event),
    now: () => {
      time += 40;
      return time;
    },
  });
  const source = { state: initialSyncState('phone', currentBuild.schema, 'member') };
  await transport.exchange(buildRequest(currentBuild, source, [], 0), 'secret-token');
  expect(events).toEqual([{ type: 'request-finished', durationMs: 40 }]);
});

test('no event holds content, an id or a token', async () => {
  const device = createDevice([{ ...pending({ op: 'insert' }, { zou: '橋を渡る' }, ['mutation']), id: 'row-id' }]);
  const events = await sync(device, rejecting);
  expect(events).not.toEqual([]);
  for (const secret of ['橋', 'row-id', 'mutation', MEMBER, 'token', 'epoch']) {
    expect(JSON.stringify(events)).not.toContain(secret);
  }
});
