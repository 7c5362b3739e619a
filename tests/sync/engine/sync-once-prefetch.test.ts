import { describe, expect, test } from 'vitest';
import type { SyncedRow } from '../../../sync/engine/row.ts';
import { syncOnce } from '../../../sync/engine/sync-once.ts';
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
import { unconfirmed, wireRow } from './rows.ts';

/** A server with one row on each of three pages. */
const threePages = ({ since }: { readonly since: number }) =>
  response({ rows: [wireRow(since + 1, {}, `${since}`)], cursor: since + 1, more: since < 2 });

describe('the next request', () => {
  test('is sent before the response is stored', async () => {
    const device = createDevice();
    const stored: number[] = [];
    const { ports } = createPorts(device, (request) => {
      stored.push(device.state().cursor);
      return threePages(request);
    });
    await syncOnce(ports);
    expect(stored).toEqual([0, 0, 1]);
  });

  test('carries the pending rows behind those under way', async () => {
    const device = createDevice(inserts(2 * MAX_PUSH_ROWS + 1));
    const { ports, requests } = createPorts(device, createAcceptingServer());
    await syncOnce(ports);
    expect(pushedCounts(requests)).toEqual([MAX_PUSH_ROWS, MAX_PUSH_ROWS, 1]);
    const ids = requests.flatMap(({ push }) => push.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is not stored when the response before it could not be stored', async () => {
    const device = createDevice();
    const { ports } = createPorts(device, threePages);
    device.failOn('1');
    await expect(syncOnce(ports)).rejects.toThrow('The disk is full');
    expect(device.state().cursor).toBe(1);
    expect(device.row('2')).toBeUndefined();
  });

  test('reports its Retry-After when the response before it could not be stored', async () => {
    const device = createDevice();
    const { ports } = createPorts(device, (request) =>
      request.since === 0 ? threePages(request) : failing('throttled'),
    );
    device.failOn('0');
    await expect(syncOnce(ports)).rejects.toMatchObject({ code: 'throttled' });
  });

  test('waits for the sweep at the end of a reset', async () => {
    const rows: SyncedRow[] = [...inserts(1), { ...unconfirmed(), id: 'gone' }];
    const device = createDevice(rows, { reset: ['restored'], resetCount: 1 });
    const swept: boolean[] = [];
    const accept = createAcceptingServer();
    const { ports } = createPorts(device, (request) => {
      swept.push(device.row('gone')?.delivery.status === 'pending');
      return accept(request);
    });
    await syncOnce(ports);
    expect(swept).toEqual([false, true]);
  });
});
