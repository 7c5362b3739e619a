import { describe, expect, test } from 'vitest';
import type { SyncedRow } from '../../../sync/engine/row.ts';
import { syncOnce } from '../../../sync/engine/sync-once.ts';
import type { Body } from '../../../sync/model/json.ts';
import { ROW_SCHEMA } from '../../../sync/model/row-schema.ts';
import { MAX_PUSH_ROWS } from '../../../sync/protocol/sync-exchange.ts';
import {
  createAcceptingServer,
  createDevice,
  createPorts,
  failing,
  inserts,
  pushedCounts,
  response,
} from './device-fixture.ts';
import { pending, synced, unconfirmed, wireRow } from './rows.ts';

describe('syncOnce()', () => {
  test('pulls page after page from the stored cursor', async () => {
    const device = createDevice();
    const { ports, requests } = createPorts(device, ({ since }) =>
      response({ rows: [wireRow(since + 1, {}, `${since}`)], cursor: since + 1, more: since < 2 }),
    );
    expect(await syncOnce(ports)).toBe('complete');
    expect(requests.map(({ since }) => since)).toEqual([0, 1, 2]);
    expect(device.state()).toMatchObject({ cursor: 3, synced_at: '2026-11-20T00:00:00.000Z' });
  });

  test('pushes all pending rows in batches', async () => {
    const device = createDevice(inserts(MAX_PUSH_ROWS + 1));
    const { ports, requests } = createPorts(device, createAcceptingServer());
    expect(await syncOnce(ports)).toBe('complete');
    expect(pushedCounts(requests)).toEqual([MAX_PUSH_ROWS, 1]);
    expect([...(device.data.rows.get('kata_forms')?.values() ?? [])].every(isSynced)).toBe(true);
  });

  test('pushes what the server accepts because of other rows after all of those, in a later request', async () => {
    const [first, ...others] = inserts(MAX_PUSH_ROWS + 2);
    const ticket = { kind: 'ticket', claimed_at: '2026-11-20T00:00:00.000Z', tz: null, device: null };
    const login = { ...ticket, kind: 'login' };
    const record = (id: string, body: Body, row = first) => row && { ...row, id, body, collection: 'login_records' };
    const rows = [record('2026-11-18', ticket), record('2026-11-19', login, others.pop()), ...others];
    const device = createDevice(rows.filter((row) => row !== undefined));
    const { ports, requests } = createPorts(device, createAcceptingServer());
    expect(await syncOnce(ports)).toBe('complete');
    expect(pushedCounts(requests)).toEqual([MAX_PUSH_ROWS, 2]);
    const kinds = requests.flatMap(({ push }) => push.flatMap(({ patch }) => patch.kind ?? []));
    expect(kinds).toEqual(['login', 'ticket']);
    expect(requests.at(-1)?.push.at(-1)).toMatchObject({ id: '2026-11-18' });
  });

  test('pushes what is written during the sync', async () => {
    const device = createDevice();
    const accept = createAcceptingServer();
    const { ports, requests } = createPorts(device, (request) => {
      if (requests.length === 1) device.data.rows.get('kata_forms')?.set('k', pending({ op: 'insert' }, {}, ['m']));
      return accept(request);
    });
    expect(await syncOnce(ports)).toBe('complete');
    expect(pushedCounts(requests)).toEqual([0, 1]);
  });

  test('pushes nothing before the first epoch', async () => {
    const device = createDevice(inserts(2), { epoch: null });
    const { ports, requests } = createPorts(device, createAcceptingServer());
    expect(await syncOnce(ports)).toBe('complete');
    expect(requests.map(({ epoch, push }) => [epoch, push.length])).toEqual([
      [null, 0],
      ['epoch', 2],
    ]);
  });

  test('pushes nothing while a reset pulls everything again', async () => {
    const device = createDevice([...inserts(1), { ...unconfirmed(), id: 'old' }], {
      reset: ['restored'],
      resetCount: 1,
    });
    const accept = createAcceptingServer();
    const { ports, requests } = createPorts(device, (request) =>
      request.since === 0 ? response({ rows: [wireRow(5, {}, 'old')], cursor: 5, more: true }) : accept(request),
    );
    expect(await syncOnce(ports)).toBe('complete');
    expect(requests.map(({ since, push }) => [since, push.length])).toEqual([
      [0, 0],
      [5, 0],
      [5, 1],
    ]);
  });

  test('follows a reset with a full pull, then pushes the lost rows', async () => {
    const device = createDevice([synced(9)], { cursor: 9 });
    const accept = createAcceptingServer();
    const { ports, requests } = createPorts(device, (request) =>
      request.epoch === 'epoch'
        ? response({ epoch: 'restored', reset: { known_rev: 4, causes: ['restored'] } })
        : { ...accept(request), epoch: 'restored' },
    );
    expect(await syncOnce(ports)).toBe('complete');
    expect(requests.map(({ epoch, since, push }) => [epoch, since, push.map(({ op }) => op)])).toEqual([
      ['epoch', 9, []],
      ['restored', 0, []],
      ['restored', 0, ['restore']],
    ]);
    expect(device.row('k')).toStrictEqual(synced(1));
  });

  test('measures the clock offset from the middle of the request', async () => {
    const device = createDevice();
    const { ports } = createPorts(device, () => response());
    const start = Date.parse('2026-11-20T00:00:00.000Z');
    const times = [start - 7000, start - 5000];
    await syncOnce({ ...ports, clock: { now: () => times.shift() ?? start } });
    expect(device.state().clockOffset).toMatchObject({ server_ms: start, device_ms: start - 6000 });
  });

  test.for([3_600_000, -3_600_000])('keeps the offset when its clock moves by %d ms meanwhile', async (moved) => {
    const clockOffset = { server_ms: 1, device_ms: 2, highest_ms: 3 };
    const device = createDevice([], { clockOffset });
    const { ports } = createPorts(device, () => response());
    const start = Date.parse('2026-11-20T00:00:00.000Z');
    const times = [start];
    expect(await syncOnce({ ...ports, clock: { now: () => times.shift() ?? start + moved } })).toBe('complete');
    expect(device.state()).toMatchObject({ clockOffset, synced_at: '2026-11-20T00:00:00.000Z' });
  });
});

describe('syncOnce() ends', () => {
  test.each([
    ['nobody', null, 'signed-out'],
    ['another member', { memberId: 'other', token: 'token' }, 'other-member'],
  ])('without a request when %s is signed in', async (_name, session, end) => {
    const { ports, requests } = createPorts(createDevice(inserts(1)), () => response());
    expect(await syncOnce({ ...ports, auth: { session: async () => session, refresh: async () => null } })).toBe(end);
    expect(requests).toEqual([]);
  });

  test('without storing anything when the server requires an update', async () => {
    const device = createDevice(inserts(1));
    const before = device.state();
    const { ports } = createPorts(device, () =>
      response({ min_schema: ROW_SCHEMA + 1, rows: [wireRow(5, {}, 'x')], cursor: 5 }),
    );
    expect(await syncOnce(ports)).toBe('update-required');
    expect(device.state()).toBe(before);
    expect(device.row('x')).toBeUndefined();
  });

  test('without storing anything when the server speaks another message format', async () => {
    const { ports } = createPorts(createDevice(inserts(1)), () => failing('outdated_build'));
    expect(await syncOnce(ports)).toBe('update-required');
  });

  test('with an error, and every row pending, while the server is older than this build', async () => {
    const device = createDevice(inserts(1));
    const { ports } = createPorts(device, () => response({ min_schema: 0, max_schema: 0 }));
    await expect(syncOnce(ports)).rejects.toMatchObject({ code: 'outdated_server' });
    expect(device.row('0')?.delivery).toMatchObject({ status: 'pending', mutationId: 'm0' });
  });

  test.each(['network', 'timeout', 'throttled', 'server', 'malformed'] as const)(
    'with the error of the exchange: %s',
    async (kind) => {
      const device = createDevice(inserts(2));
      const { ports } = createPorts(device, () => failing(kind));
      await expect(syncOnce(ports)).rejects.toMatchObject({ code: kind });
      expect(device.row('0')?.delivery).toMatchObject({ status: 'pending', mutationId: 'm0' });
    },
  );

  test("with the store's error when that fails, and completes when it works again", async () => {
    const device = createDevice();
    device.failOn('k');
    const { ports } = createPorts(device, () => response({ rows: [wireRow(1)], cursor: 1 }));
    await expect(syncOnce(ports)).rejects.toThrow('The disk is full');
    device.failOn(null);
    expect(await syncOnce(ports)).toBe('complete');
    expect(device.row('k')).toStrictEqual(synced(1));
  });

  test.each([
    ["another member's response", () => response({ member_id: 'other' })],
    ['a response without the result of a pushed row', () => response({ results: [] })],
  ])('with a malformed-error for %s', async (_name, respond) => {
    const device = createDevice(inserts(1));
    const before = device.state();
    const { ports } = createPorts(device, respond);
    await expect(syncOnce(ports)).rejects.toMatchObject({ name: 'RequestError', code: 'malformed' });
    expect(device.state()).toBe(before);
    expect(device.row('0')?.delivery.status).toBe('pending');
  });
});

function isSynced({ delivery }: SyncedRow): boolean {
  return delivery.status === 'synced';
}
