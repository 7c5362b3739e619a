import { expect, test } from 'vitest';
import type { SyncResponse, SyncRequest } from '../../../sync/protocol/sync-exchange.ts';
import { runCycle } from '../../../sync/replication/cycle.ts';
import { SyncFailure } from '../../../sync/replication/sync-failure.ts';
import { writeLocally } from '../../../sync/replication/transitions.ts';
import { createMemoryData, createMemoryStore } from '../../support/memory-store.ts';

const MEMBER = 'member';
const rowId = (rev: number) => `row-${rev}`;

/** A device and a server with `count` kata in pages of one row; what happens on the device, in order. */
function startDevice(count: number, { failsAt = 0, throttledFrom = Number.POSITIVE_INFINITY } = {}) {
  const events: string[] = [];
  const sent: SyncRequest[] = [];
  const data = createMemoryData(MEMBER);
  let failing = failsAt;
  const store = createMemoryStore(data, {
    pause: async () => undefined,
    newDeviceId: () => 'device',
    onWrite: (_c, id) => {
      if (id === rowId(failing)) throw new Error('The disk is full');
      events.push(`stored ${id}`);
    },
    onState: (_before, { cursor }) => events.push(`cursor ${cursor}`),
  });
  let rev = count;
  const cycle = () =>
    runCycle({
      store,
      transport: {
        async exchange(request): Promise<SyncResponse> {
          events.push(`asked from ${request.since}`);
          sent.push(request);
          if (request.since >= throttledFrom) {
            throw new SyncFailure('throttled', 'Cannot serve this now', { retryAfterMs: 90_000 });
          }
          const next = request.since + 1;
          const kata = { zou: '橋', ishiki: '足の裏' };
          const results = request.push.map(({ c, id, mut }) => {
            rev += 1;
            return { c, id, mut, status: 'ok' as const, rev };
          });
          return {
            ...{ uid: MEMBER, epoch: 'epoch', server_now: '2026-11-20T00:00:00.000Z', min_schema: 1, results },
            rows: next <= count ? [{ c: 'kata_forms', id: rowId(next), rev: next, deleted: false, ...kata }] : [],
            ...(request.library.notices === 5 ? {} : { library: { notices: { version: 5, body: {} } } }),
            ...(next < count ? { cursor: next, more: true } : { cursor: rev, more: false }),
          };
        },
      },
      auth: { session: async () => ({ memberId: MEMBER, token: 'token' }), refresh: async () => null },
      clock: { now: () => 0 },
      random: { next: () => 0.5, uuid: () => 'uuid' },
    });
  return { store, data, events, sent, cycle, mend: () => (failing = 0) };
}

test('the next page is asked for before the last one is stored, and the cursor follows the rows', async () => {
  const { cycle, events } = startDevice(3);
  expect(await cycle()).toBe('complete');
  const wanted = [1, 2, 3].flatMap((rev) => [`stored ${rowId(rev)}`, `cursor ${rev}`]);
  expect(events.filter((event) => wanted.includes(event))).toEqual(wanted);
  expect(events.indexOf('asked from 1')).toBeLessThan(events.indexOf('stored row-1'));
  expect(events.indexOf('asked from 2')).toBeLessThan(events.indexOf('stored row-2'));
  expect(events.filter((event) => event.startsWith('asked'))).toHaveLength(3);
});

test('a page asked for ahead is dropped when the one before it cannot be stored', async () => {
  const { cycle, data, events, mend } = startDevice(3, { failsAt: 2 });
  await expect(cycle()).rejects.toThrow('The disk is full');
  expect(events).toContain('asked from 2');
  expect(events).not.toContain('stored row-3');
  expect(data.state?.cursor).toBe(1);

  mend();
  expect(await cycle()).toBe('complete');
  expect([...(data.rows.get('kata_forms')?.keys() ?? [])]).toEqual([1, 2, 3].map(rowId));
});

test('the quiet that a page asked for ahead is refused with is heard though the one before it cannot be stored', async () => {
  const { cycle } = startDevice(3, { failsAt: 2, throttledFrom: 2 });
  await expect(cycle()).rejects.toMatchObject({ kind: 'throttled', retryAfterMs: 90_000 });
});

test('no row is sent again while the answer to it is being applied', async () => {
  const { cycle, store, sent, data } = startDevice(0);
  const ids = Array.from({ length: 450 }, (_, n) => `own-${n}`);
  await store.update('kata_forms', ids, (doc, id) => writeLocally(doc, id, { zou: id }, `mut-${id}`));
  expect(await cycle()).toBe('complete');
  // The first question carries nothing yet: the device does not know the server's epoch.
  expect(sent.map(({ push }) => push.length)).toEqual([0, 200, 200, 50]);
  expect(new Set(sent.flatMap(({ push }) => push.map(({ id }) => id))).size).toBe(450);
  expect([...(data.rows.get('kata_forms')?.values() ?? [])].every(({ dirty }) => dirty === 0)).toBe(true);
});

test('a snapshot that the last answer brought is not brought again by the page asked for ahead', async () => {
  const { cycle, sent, data } = startDevice(3);
  expect(await cycle()).toBe('complete');
  expect(sent.map(({ library }) => library)).toEqual([{}, { notices: 5 }, { notices: 5 }]);
  expect(data.snapshots.get('notices')).toEqual({ version: 5, body: {} });
});

test('a device is in step with the server when the last page is stored, and not before', async () => {
  const { cycle, data, mend } = startDevice(3, { failsAt: 3 });
  await expect(cycle()).rejects.toThrow('The disk is full');
  expect(data.state).toMatchObject({ cursor: 2, synced_at: null });

  mend();
  await cycle();
  expect(data.state?.synced_at).toBe('2026-11-20T00:00:00.000Z');
});
