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

const typesOf = (events: readonly SyncEvent[]) => events.map(({ type }) => type);

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
  test('how many results and rows it applied, and the offset of the clock', async () => {
    expect(await sync(createDevice(inserts(2)), createAcceptingServer())).toEqual([
      { type: 'response-applied', results: 2, pulled: 0, clockOffsetMs: 0 },
    ]);
  });

  test('rejected rows by collection and code', async () => {
    expect(await sync(createDevice(inserts(3)), rejecting)).toContainEqual({
      type: 'rows-rejected',
      collection: 'kata_forms',
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

  test('the beginning and the end of a reset', async () => {
    const reset = response({ epoch: 'restored', reset: { causes: ['restored'], known_rev: 0 } });
    const events = await sync(createDevice(), ({ epoch }) =>
      epoch === 'restored' ? response({ epoch: 'restored' }) : reset,
    );
    expect(typesOf(events)).toEqual(['reset-begun', 'response-applied', 'reset-finished']);
  });

  test('a response that another tab has made useless', async () => {
    const device = createDevice();
    const events = await sync(device, () => {
      if (device.events.length === 0) device.data.state = { ...device.state(), resetCount: 1 };
      return response();
    });
    expect(typesOf(events)).toEqual(['response-dropped', 'response-applied']);
  });

  test('how it bisects a batch down to the rejected row', async () => {
    const accept = createAcceptingServer();
    const events = await sync(createDevice(inserts(2)), (request) =>
      request.push.some(({ id }) => id === '0') ? failing('bad_request') : accept(request),
    );
    expect(events.filter(({ type }) => type !== 'response-applied')).toEqual([
      { type: 'batch-bisected', kind: 'bad_request', rows: 2 },
      { type: 'batch-bisected', kind: 'bad_request', rows: 1 },
      { type: 'rows-rejected', collection: 'kata_forms', code: 'bad_request', count: 1 },
    ]);
  });

  test('a refused token', async () => {
    expect(await sync(createDevice(), () => failing('unauthorized'))).toEqual([{ type: 'token-refused' }]);
  });
});

describe('the HTTP transport reports', () => {
  async function exchange(reply: () => Promise<Response>): Promise<readonly SyncEvent[]> {
    const events: SyncEvent[] = [];
    let time = 0;
    const transport = createHttpTransport({
      url: 'https://api.example',
      key: 'pub',
      fetch: reply,
      observer: (event) => events.push(event),
      now: () => {
        time += 40;
        return time;
      },
    });
    const request = buildRequest(
      currentBuild,
      { state: initialSyncState('phone', currentBuild.schema, 'member') },
      [],
      0,
    );
    await transport.exchange(request, 'secret-token').catch(() => null);
    expect(events[0]).toEqual({
      type: 'request-sent',
      pushed: 0,
      bytes: JSON.stringify({ req: request }).length,
    });
    return events.slice(1);
  }

  test('bytes in UTF-8, counts, status and duration of a response', async () => {
    const body = JSON.stringify(response({ rows: [wireRow(1, { zou: '橋' })] }));
    expect(await exchange(async () => new Response(body))).toEqual([
      {
        type: 'request-finished',
        status: 200,
        durationMs: 40,
        bytes: new Blob([body]).size,
        results: 0,
        pulled: 1,
        more: false,
      },
    ]);
  });

  test.each([
    [
      'no network',
      async () => Promise.reject(new TypeError('x')),
      'network',
      null,
      'RequestError(network) < TypeError',
    ],
    ['an error 500', async () => new Response('{}', { status: 500 }), 'server', 500, 'RequestError(server)'],
    ["a portal's page", async () => new Response('<form>'), 'malformed', 200, 'RequestError(malformed)'],
  ])('the kind and status of %s', async (_name, reply, kind, status, error) => {
    expect(await exchange(reply)).toEqual([{ type: 'request-failed', kind, status, durationMs: 40, error }]);
  });
});

test('no event holds content, an id or a token', async () => {
  const device = createDevice([{ ...pending({ op: 'insert' }, { zou: '橋を渡る' }, ['mutation']), id: 'row-id' }]);
  const events = await sync(device, rejecting);
  expect(events.length).toBeGreaterThan(1);
  for (const secret of ['橋', 'row-id', 'mutation', MEMBER, 'token', 'epoch']) {
    expect(JSON.stringify(events)).not.toContain(secret);
  }
});
