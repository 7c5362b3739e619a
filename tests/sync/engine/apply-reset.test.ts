import { describe, expect, test } from 'vitest';
import { applyResponse } from '../../../sync/engine/apply-response.ts';
import type { SyncedRow } from '../../../sync/engine/row.ts';
import type { SyncState } from '../../../sync/engine/sync-state.ts';
import type { SyncResponse } from '../../../sync/protocol/sync-exchange.ts';
import { createDevice, response, SYNC_STATE, type TestDevice } from './device-fixture.ts';
import { former, pending, synced, unconfirmed, wireRow } from './rows.ts';

function receive(device: TestDevice, parts: Partial<SyncResponse>, asked: SyncState = device.state()) {
  const clockOffset = { server_ms: 0, device_ms: 0, highest_ms: 0 };
  const exchange = { state: asked, batch: [], response: response(parts), clockOffset };
  return applyResponse(
    { store: device.store, random: { next: () => 0.5, uuid: () => 'reset' }, observer: device.observer },
    exchange,
  );
}

const withId = (id: string, row: SyncedRow): SyncedRow => ({ ...row, id });
const restored = { epoch: 'restored', reset: { known_rev: 6, causes: ['restored'] } } satisfies Partial<SyncResponse>;
const edited = { op: 'update', mergeBase: { name: null } } as const;

describe('a reset response', () => {
  const rows = [
    withId('known', synced(5)),
    withId('lost', synced(8)),
    withId('edited', pending({ ...edited, rev: 5 }, { name: 'い' }, ['a'])),
    withId('new', pending({ op: 'insert' }, {}, ['b'])),
  ];

  test('marks known rows unconfirmed, queues lost ones and starts from the beginning', async () => {
    const device = createDevice(rows, { cursor: 9 });
    expect(await receive(device, restored)).toBe(true);
    expect(device.state()).toMatchObject({ epoch: 'restored', cursor: 0, resetCount: 1, reset: ['restored'] });
    expect(device.row('known')?.delivery).toMatchObject({ status: 'unconfirmed', former: { epoch: 'epoch', rev: 5 } });
    expect(device.row('lost')).toStrictEqual(
      withId(
        'lost',
        pending({ op: 'restore', knownRev: 6, former: { epoch: 'epoch', rev: 8 }, mergeBase: {} }, {}, ['reset']),
      ),
    );
    expect(device.row('edited')?.delivery).toMatchObject({ op: 'update', rev: null, mutationId: 'a' });
    expect(device.row('new')).toBe(rows[3]);
  });

  test('stores all of this or nothing', async () => {
    const device = createDevice(rows, { cursor: 9 });
    const before = device.state();
    for (const failing of ['edited', SYNC_STATE]) {
      device.failOn(failing);
      await expect(receive(device, restored)).rejects.toThrow('The disk is full');
      expect(device.row('known')).toBe(rows[0]);
      expect(device.state()).toBe(before);
    }
  });

  test('is dropped when another tab has reset meanwhile', async () => {
    const device = createDevice(rows, { cursor: 9 });
    const asked = device.state();
    await receive(device, restored);
    const before = device.state();
    expect(await receive(device, restored, asked)).toBe(true);
    expect(device.state()).toBe(before);
  });

  test('during a reset starts the full pull again', async () => {
    const device = createDevice(rows, { cursor: 9 });
    await receive(device, restored);
    await receive(device, { epoch: 'restored', rows: [wireRow(4, {}, 'known')], cursor: 4, more: true });
    await receive(device, { epoch: 'again', reset: { known_rev: 3, causes: ['restored'] } });
    expect(device.state()).toMatchObject({ epoch: 'again', cursor: 0, resetCount: 2, reset: ['restored'] });
    expect(device.row('known')?.delivery).toMatchObject({ op: 'restore', knownRev: 3 });
    expect(device.row('lost')?.delivery).toMatchObject({ op: 'restore', knownRev: 3 });
  });
});

describe('the full pull after a reset', () => {
  const rows = [
    withId('confirmed', unconfirmed()),
    withId('gone', unconfirmed()),
    withId('edited', pending({ ...edited, rev: null, former: former(1) }, { name: 'い' }, ['a'])),
    withId('rebased', pending({ ...edited, rev: null, former: former(1) }, { name: 'い' }, ['a'])),
    withId('synced', synced(5)),
  ];

  test('sweeps at its end', async () => {
    const device = createDevice(rows, { reset: ['restored'], resetCount: 1 });
    const first = { rows: [wireRow(3, {}, 'confirmed')], cursor: 3, more: true };
    expect(await receive(device, first)).toBe(true);
    expect(device.row('gone')).toBe(rows[1]);
    expect(device.state()).toMatchObject({ reset: ['restored'], synced_at: null });

    expect(await receive(device, { rows: [wireRow(4, {}, 'rebased')], cursor: 4 })).toBe(false);
    expect(device.state()).toMatchObject({ reset: null, resetCount: 1, cursor: 4 });
    expect(device.row('confirmed')).toStrictEqual(withId('confirmed', synced(3)));
    expect(device.row('gone')?.delivery).toMatchObject({ status: 'pending', op: 'restore', knownRev: 0 });
    expect(device.row('edited')?.delivery).toMatchObject({ status: 'pending', op: 'restore', knownRev: 0 });
    expect(device.row('rebased')?.delivery).toMatchObject({ status: 'pending', op: 'update', rev: 4 });
    expect(device.row('synced')).toBe(rows[4]);
  });

  test('sweeps in the transaction that stores its last page', async () => {
    const device = createDevice(rows, { reset: ['restored'], resetCount: 1 });
    device.failOn('edited');
    await expect(receive(device, { rows: [wireRow(3, {}, 'confirmed')], cursor: 3 })).rejects.toThrow();
    expect(device.row('confirmed')).toBe(rows[0]);
    expect(device.row('gone')).toBe(rows[1]);
    expect(device.state()).toMatchObject({ reset: ['restored'], cursor: 0 });
  });

  test('sweeps nothing when there was no reset', async () => {
    const device = createDevice(rows);
    await receive(device, { cursor: 3 });
    expect(device.row('gone')).toBe(rows[1]);
  });
});
