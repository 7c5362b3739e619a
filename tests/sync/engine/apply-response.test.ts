import { describe, expect, test } from 'vitest';
import { applyResponse } from '../../../sync/engine/apply-response.ts';
import { type ChangedRow, hasChange, type SyncedRow } from '../../../sync/engine/row.ts';
import type { SyncState } from '../../../sync/engine/sync-state.ts';
import type { RowResult, SyncResponse } from '../../../sync/protocol/sync-exchange.ts';
import { createDevice, response, SYNC_STATE, type TestDevice } from './device-fixture.ts';
import { edit, former, KEY, kata, pending, rejected, rowAfter, synced, tombstone, wireRow } from './rows.ts';

const clockOffset = { server_ms: 1000, device_ms: 900, highest_ms: 1000 };
const renamed = { op: 'update', rev: 3, mergeBase: { name: null } } as const;

/** Applies a response to a request that pushed `batch`; `requestState` is the state it was made in, if not the current one. */
function receive(
  device: TestDevice,
  parts: Partial<SyncResponse>,
  { batch = [], requestState = device.state() }: { batch?: readonly SyncedRow[]; requestState?: SyncState } = {},
) {
  const exchange = { state: requestState, batch: batch.filter(hasChange), response: response(parts), clockOffset };
  return applyResponse(
    { store: device.store, random: { next: () => 0.5, uuid: () => 'reset' }, observer: device.observer },
    exchange,
  );
}

function resultOf(
  row: SyncedRow,
  result: { status: 'ok'; rev: number } | { status: 'duplicate'; row: null },
): RowResult {
  const { mutationId } = changed(row).delivery;
  return { collection: row.collection, id: row.id, mutation_id: mutationId, ...result };
}

function changed(row: SyncedRow): ChangedRow {
  if (!hasChange(row)) throw new Error('The row has no change');
  return row;
}

describe('a response', () => {
  test('stores rows and cursor in one transaction', async () => {
    const device = createDevice([], { cursor: 4 });
    const before = device.state();
    const page = { rows: ['a', 'b', 'c'].map((id, n) => wireRow(n + 5, {}, id)), cursor: 7 };
    for (const failing of ['c', SYNC_STATE]) {
      device.failOn(failing);
      await expect(receive(device, page)).rejects.toThrow('The disk is full');
      expect(device.row('a')).toBeUndefined();
      expect(device.state()).toBe(before);
    }

    device.failOn(null);
    expect(await receive(device, page)).toBe(false);
    expect(['a', 'b', 'c'].map((id) => device.row(id)?.delivery)).toMatchObject([{ rev: 5 }, { rev: 6 }, { rev: 7 }]);
    expect(device.state().cursor).toBe(7);
  });

  test('sets the epoch, the clock offset and, after the last page, the time of the sync', async () => {
    const device = createDevice([], { epoch: null });
    expect(await receive(device, { cursor: 7, more: true, epoch: 'e1' })).toBe(true);
    expect(device.state()).toMatchObject({ epoch: 'e1', clockOffset, cursor: 7, synced_at: null });
    expect(await receive(device, { cursor: 9, epoch: 'e1' })).toBe(false);
    expect(device.state()).toMatchObject({ cursor: 9, synced_at: '2026-11-20T00:00:00.000Z' });
  });

  test('applies the results of the pushed rows', async () => {
    const sent = pending(renamed, { name: 'い' }, ['a']);
    const device = createDevice([sent]);
    await receive(device, { results: [resultOf(sent, { status: 'ok', rev: 5 })] }, { batch: [sent] });
    expect(device.row('k')).toStrictEqual(synced(5, { name: 'い' }));
  });

  test('applies a result to the row as it is now, not as it was sent', async () => {
    const sent = pending(renamed, { name: 'い' }, ['a']);
    const device = createDevice([rowAfter(sent, edit({ zou: '川' }, 'b'))]);
    await receive(device, { results: [resultOf(sent, { status: 'ok', rev: 5 })] }, { batch: [sent] });
    const change = { op: 'update', rev: 5, mergeBase: { zou: '橋' } } as const;
    expect(device.row('k')).toStrictEqual(pending(change, { name: 'い', zou: '川' }, ['b']));
  });

  test('marks a rejected row', async () => {
    const sent = pending(renamed, { name: 'い' }, ['a']);
    const device = createDevice([sent]);
    const result = { ...KEY, mutation_id: 'a', status: 'rejected', code: 'too_long', row: wireRow(4) } as const;
    await receive(device, { results: [result] }, { batch: [sent] });
    expect(device.row('k')).toStrictEqual(rejected({ ...renamed, rev: 4 }, { name: 'い' }, ['a']));
  });

  test('applies a pulled row after the result for the same row', async () => {
    const sent = pending(renamed, { name: 'い' }, ['a']);
    const device = createDevice([sent]);
    const results = [resultOf(sent, { status: 'ok', rev: 5 })];
    await receive(device, { results, rows: [wireRow(6, { name: 'う' })], cursor: 6 }, { batch: [sent] });
    expect(device.row('k')).toStrictEqual(synced(6, { name: 'う' }));
  });

  test('ignores unknown collections and unknown fields', async () => {
    const device = createDevice();
    const unknown = { ...wireRow(5, {}, 'x'), collection: 'future_things' };
    await receive(device, { rows: [unknown, { ...wireRow(6), season: '春' }], cursor: 6 });
    expect(device.row('k')).toStrictEqual(synced(6));
    expect([...device.data.rows.values()].flatMap((rows) => [...rows.keys()])).toEqual(['k']);
    expect(device.state().cursor).toBe(6);
  });

  test('keeps the versions of the published content', async () => {
    const device = createDevice();
    await receive(device, { published_versions: { notices: 2 } });
    await receive(device, {});
    expect(device.state().publishedVersions).toEqual({ notices: 2 });
  });

  test('does not move the cursor back when another tab has pulled further', async () => {
    const device = createDevice([], { cursor: 4 });
    const requestState = device.state();
    device.data.state = { ...requestState, cursor: 9 };
    await receive(device, { rows: [wireRow(5)], cursor: 5 }, { requestState });
    expect(device.state().cursor).toBe(9);
  });

  test('from before a later pull is dropped if it answers a restore, which ignored what was pulled', async () => {
    const restore = { op: 'restore', knownRev: 1, former: former(2), mergeBase: {} } as const;
    const sent = pending(restore, { name: 'い' }, ['a']);
    const device = createDevice([sent], { cursor: 4 });
    const requestState = device.state();
    const result = { ...KEY, mutation_id: 'a', status: 'merged', row: wireRow(5) } as const;
    const parts = { results: [result], cursor: 6 };
    device.data.state = { ...requestState, cursor: 7 };
    expect(await receive(device, parts, { batch: [sent], requestState })).toBe(true);
    expect(device.row('k')).toBe(sent);
    device.data.state = requestState;
    await receive(device, parts, { batch: [sent], requestState });
    expect(device.row('k')).toMatchObject({ delivery: { status: 'synced', rev: 5 } });
  });

  test.each([
    ['from before a reset', { resetCount: 1, cursor: 0 }],
    ['from another epoch', { epoch: 'restored', cursor: 0 }],
    ['from beyond the stored cursor', { cursor: 3 }],
  ])('%s is dropped', async (_name, meanwhile) => {
    const sent = pending(renamed, { name: 'い' }, ['a']);
    const device = createDevice([sent], { cursor: 4 });
    const requestState = device.state();
    device.data.state = { ...requestState, ...meanwhile };
    const before = device.state();
    const parts = { results: [resultOf(sent, { status: 'ok', rev: 5 })], rows: [wireRow(6, {}, 'x')], cursor: 6 };
    expect(await receive(device, parts, { batch: [sent], requestState })).toBe(true);
    expect(device.row('k')).toBe(sent);
    expect(device.row('x')).toBeUndefined();
    expect(device.state()).toBe(before);
  });
});

describe('a notice', () => {
  const edited = pending(renamed, { name: 'い' }, ['a']);
  const notice = { kind: 'deleted-elsewhere', collection: 'kata_forms', id: 'k', title: 'い', body: edited.body };
  const deletion = { collection: 'kata_forms', id: 'k', rev: 5, deleted: true };

  test('is recorded when a pulled deletion overrides a pending edit', async () => {
    const device = createDevice([edited]);
    await receive(device, { rows: [deletion], cursor: 5 });
    expect(device.row('k')).toStrictEqual(tombstone(5));
    expect(device.state().notices).toEqual([notice]);
  });

  test('is recorded when the result of an edit shows that the row is deleted', async () => {
    const device = createDevice([edited]);
    const results = [resultOf(edited, { status: 'duplicate', row: null })];
    await receive(device, { results }, { batch: [edited] });
    expect(device.state().notices).toEqual([notice]);
  });

  test.each([
    ['a synced row', synced(3)],
    ['a row with a pending deletion', pending({ op: 'delete', rev: 3, mergeBase: {} }, {}, ['a'])],
  ])('is not recorded for %s', async (_name, row) => {
    const device = createDevice([row]);
    await receive(device, { rows: [deletion], cursor: 5 });
    expect(device.row('k')).toStrictEqual(tombstone(5));
    expect(device.state().notices).toEqual([]);
  });

  test('is kept with the 99 latest before it', async () => {
    const old = Array.from({ length: 100 }, (_, n) => ({ ...notice, kind: 'deleted-elsewhere' as const, id: `${n}` }));
    const device = createDevice([edited], { notices: old });
    await receive(device, { rows: [deletion], cursor: 5 });
    expect(device.state().notices.map(({ id }) => id)).toEqual([...old.slice(1).map(({ id }) => id), 'k']);
  });

  test('has an empty title where a row has none', async () => {
    const session = { ...edited, collection: 'training_progress', id: 'p', body: kata() };
    const device = createDevice([session]);
    await receive(device, { rows: [{ ...deletion, collection: 'training_progress', id: 'p' }], cursor: 5 });
    expect(device.state().notices).toMatchObject([{ id: 'p', title: '' }]);
  });
});
