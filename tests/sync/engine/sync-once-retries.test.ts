import { describe, expect, test } from 'vitest';
import { syncOnce } from '../../../sync/engine/sync-once.ts';
import {
  createAcceptingServer,
  createDevice,
  createPorts,
  failing,
  inserts,
  MEMBER,
  pushedCounts,
  response,
} from './device-fixture.ts';
import { pending, wireRow } from './rows.ts';

describe('a token that the server refuses', () => {
  const renewed = { memberId: MEMBER, token: 'new' };

  test('is renewed once and the request repeated', async () => {
    const device = createDevice(inserts(1));
    const accept = createAcceptingServer();
    const refused: string[] = [];
    const { ports, requests } = createPorts(device, (request, token) =>
      token === 'new' ? accept(request) : failing('unauthorized'),
    );
    const auth = {
      ...ports.auth,
      refresh: async (token: string) => {
        refused.push(token);
        return renewed;
      },
    };
    expect(await syncOnce({ ...ports, auth })).toBe('complete');
    expect(refused).toEqual(['token']);
    expect(pushedCounts(requests)).toEqual([1, 1]);
  });

  test.each([
    ['the new token is refused, too', renewed],
    ['there is no new token', null],
  ])('ends as signed-out when %s', async (_name, session) => {
    const { ports } = createPorts(createDevice(), () => failing('unauthorized'));
    const auth = { ...ports.auth, refresh: async () => session };
    expect(await syncOnce({ ...ports, auth })).toBe('signed-out');
  });

  test('sends nothing when the new token belongs to another member', async () => {
    const { ports, requests } = createPorts(createDevice(), () => failing('unauthorized'));
    const auth = { ...ports.auth, refresh: async () => ({ memberId: 'other', token: 'new' }) };
    expect(await syncOnce({ ...ports, auth })).toBe('other-member');
    expect(requests).toHaveLength(1);
  });
});

describe.each(['too_large', 'bad_request'] as const)('a request that the server rejects as %s', (kind) => {
  test('is bisected until the row that causes it is marked rejected', async () => {
    const device = createDevice(inserts(8));
    const accept = createAcceptingServer();
    const { ports, requests } = createPorts(device, (request) =>
      request.push.some(({ id }) => id === '2') ? failing(kind) : accept(request),
    );
    expect(await syncOnce(ports)).toBe('complete');
    // A success raises the limit again, and the next request fails with the same row.
    expect(pushedCounts(requests)).toEqual([8, 4, 2, 6, 3, 2, 1, 5]);
    expect(device.row('2')?.delivery).toEqual({
      status: 'rejected',
      rejectionCode: kind,
      mutationId: 'm2',
      supersededIds: [],
      op: 'insert',
    });
    expect(inserts(8).map(({ id }) => device.row(id)?.delivery.status)).toEqual(
      Array.from({ length: 8 }, (_, n) => (n === 2 ? 'rejected' : 'synced')),
    );
  });

  test('marks no row that has been edited meanwhile', async () => {
    const device = createDevice(inserts(1));
    const accept = createAcceptingServer();
    const { ports } = createPorts(device, (request) => {
      if (request.push[0]?.mutation_id !== 'm0') return accept(request);
      device.data.rows.get('kata_forms')?.set('0', { ...pending({ op: 'insert' }, {}, ['m0', 'm9']), id: '0' });
      return failing(kind);
    });
    expect(await syncOnce(ports)).toBe('complete');
    expect(device.row('0')?.delivery).toMatchObject({ status: 'synced', rev: 1 });
  });

  test('ends the sync when it pushed nothing', async () => {
    const { ports, requests } = createPorts(createDevice(), () => failing(kind));
    await expect(syncOnce(ports)).rejects.toMatchObject({ code: kind });
    expect(requests).toHaveLength(1);
  });
});

describe('a result without its row', () => {
  test.each(['merged', 'rejected'] as const)(
    'of a write that was %s leaves it pending, and is asked for again',
    async (status) => {
      const device = createDevice(inserts(3));
      const { ports, requests } = createPorts(device, ({ push, since }) => {
        const results = push.map(({ collection, id, mutation_id, patch }, index) => ({
          ...{ collection, id, mutation_id, status, code: 'limit' },
          ...(index === 0 && { row: { ...wireRow(7, patch, id), zou: 'of the server' } }),
        }));
        return response({ results, cursor: since, more: push.length > 1 });
      });
      const outcome = await syncOnce(ports);
      expect(pushedCounts(requests).filter((count) => count > 0)).toEqual([3, 2, 1]);
      expect(outcome).toBe('complete');
      const statuses = [...(device.data.rows.get('kata_forms')?.values() ?? [])].map(({ delivery }) => delivery.status);
      expect(new Set(statuses)).toEqual(new Set([status === 'merged' ? 'synced' : 'rejected']));
      const rejections = device.events.filter(({ type }) => type === 'rows-rejected');
      expect(rejections).toHaveLength(status === 'merged' ? 0 : 3);
    },
  );
});
