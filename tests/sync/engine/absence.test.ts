import { describe, expect, test } from 'vitest';
import { applyResponse } from '../../../sync/engine/apply-response.ts';
import { localWrite } from '../../../sync/engine/local-write.ts';
import type { SyncedRow } from '../../../sync/engine/row.ts';
import type { SyncResponse } from '../../../sync/protocol/sync-exchange.ts';
import { createDevice, response, type TestDevice } from './device-fixture.ts';
import { pending, synced, tombstone, wireRow } from './rows.ts';

const clockOffset = { server_ms: 0, device_ms: 0, highest_ms: 0 };
const random = { next: () => 0.5, uuid: () => 'reset' };

async function receive(device: TestDevice, parts: Partial<SyncResponse>) {
  const { store, observer } = device;
  const exchange = { state: device.state(), batch: [], response: response(parts), clockOffset };
  await applyResponse({ store, random, observer }, exchange);
}

/** The device comes back: the server, which has removed old tombstones, answers with a reset, then with all its rows. */
async function comeBack(device: TestDevice, rows: SyncResponse['rows']) {
  await receive(device, { reset: { known_rev: 20, causes: ['absent', 'forgotten'] } });
  await receive(device, { rows, cursor: 20 });
  expect(device.state().reset).toBeNull();
}

const base = { name: '朝', zou: '月' };
const edited = pending({ op: 'update', rev: 5, mergeBase: { name: '朝' } }, { ...base, name: '夜' }, ['a']);
const key = { collection: 'kata_forms', id: 'k' };

describe('after a long absence', () => {
  test('an edit of a field that nobody changed since is sent', async () => {
    const device = createDevice([edited], { cursor: 9 });
    await comeBack(device, [wireRow(12, { ...base, zou: '星' })]);
    expect(device.row('k')).toMatchObject({
      delivery: { status: 'pending', op: 'update', rev: 12, mutationId: 'a' },
      body: { name: '夜', zou: '星' },
    });
  });

  test('an edit of a field that another device changed waits for the member', async () => {
    const device = createDevice([edited], { cursor: 9 });
    await comeBack(device, [wireRow(12, { ...base, name: '昼' })]);
    expect(device.row('k')).toMatchObject({
      delivery: { status: 'rejected', rejectionCode: 'changed_elsewhere', op: 'update', rev: 12 },
      body: { name: '夜' },
    });
    await localWrite(device.store, () => 'b', { key, change: () => 'retry' });
    expect(device.row('k')?.delivery).toMatchObject({ status: 'pending', op: 'update', rev: 12, mutationId: 'b' });
  });

  test('the member may discard such an edit', async () => {
    const device = createDevice([edited], { cursor: 9 });
    await comeBack(device, [wireRow(12, { ...base, name: '昼' })]);
    await localWrite(device.store, () => 'b', { key, change: () => 'discard' });
    expect(device.row('k')).toMatchObject({ delivery: { status: 'synced', rev: 12 }, body: { name: '昼' } });
  });

  test('an edit whose acknowledgement was lost is settled', async () => {
    const device = createDevice([edited], { cursor: 9 });
    await comeBack(device, [wireRow(12, { ...base, name: '夜' })]);
    expect(device.row('k')?.delivery).toMatchObject({ status: 'synced', rev: 12 });
  });

  test('a new row whose acknowledgement was lost does not override what another device made of it', async () => {
    const device = createDevice([pending({ op: 'insert' }, base, ['a'])], { cursor: 9 });
    await comeBack(device, [wireRow(12, { ...base, name: '昼' })]);
    expect(device.row('k')?.delivery).toMatchObject({ status: 'rejected', rejectionCode: 'changed_elsewhere' });
  });

  test('a new row that the server never had is sent', async () => {
    const row = pending({ op: 'insert' }, base, ['a']);
    const device = createDevice([row], { cursor: 9 });
    await comeBack(device, []);
    expect(device.row('k')).toStrictEqual(row);
  });

  test.each([
    ['whose tombstone the server still has', [{ ...key, rev: 12, deleted: true }]],
    ['whose tombstone is gone', []],
  ])('an edited row deleted elsewhere, %s, stays deleted and is offered to the member', async (_name, rows) => {
    const device = createDevice([edited], { cursor: 9 });
    await comeBack(device, rows);
    expect(device.row('k')).toEqual(rows.length === 0 ? undefined : tombstone(12));
    expect(device.state().notices).toEqual([{ kind: 'deleted-elsewhere', ...key, title: '夜', body: edited.body }]);
  });

  test('a row without an edit that the server no longer has is removed without a notice', async () => {
    const device = createDevice([{ ...synced(5) }], { cursor: 9 });
    await comeBack(device, []);
    expect(device.row('k')).toBeUndefined();
    expect(device.state().notices).toEqual([]);
  });

  test.each([
    ['that has removed no tombstones', [{ known_rev: 20, causes: ['absent'] }]],
    [
      'that was restored',
      [
        { known_rev: 20, causes: ['absent', 'forgotten'] },
        { known_rev: 20, causes: ['restored'] },
      ],
    ],
  ] as const)('a row that is missing on a server %s is sent again', async (_name, resets) => {
    const device = createDevice([{ ...synced(5) }, { ...edited, id: 'edited' }], { cursor: 9 });
    for (const reset of resets) await receive(device, { reset: { ...reset, causes: [...reset.causes] } });
    await receive(device, { rows: [], cursor: 20 });
    expect(device.row('k')?.delivery).toMatchObject({ status: 'pending', op: 'restore', knownRev: 0 });
    expect(device.row('edited')?.delivery).toMatchObject({ status: 'pending', op: 'restore', mutationId: 'a' });
  });

  test('of two reviews the later one is kept, and one that the server has already is not sent', async () => {
    const review = (reviewed_day: string): SyncedRow['body'][string] => {
      const memory = { stability: 1, difficulty: 1, reps: 1, lapses: 0 };
      return { reviewed_at: `${reviewed_day}T03:00:00.000Z`, reviewed_day, due_day: '2026-12-24', ...memory };
    };
    const body = { ...base, review: review('2026-11-21') };
    const row = pending({ op: 'update', rev: 5, mergeBase: { review: null } }, body, ['a']);
    for (const [serverReview, status] of [
      [review('2026-11-20'), 'pending'],
      [review('2026-11-22'), 'synced'],
    ] as const) {
      const device = createDevice([row], { cursor: 9 });
      await comeBack(device, [wireRow(12, { ...base, review: serverReview })]);
      expect(device.row('k')?.delivery.status).toBe(status);
    }
  });

  test('an edit made on a restored server’s lost version waits too when somebody wrote a newer one', async () => {
    const latest = pending({ op: 'update', rev: 15, mergeBase: { name: '朝' } }, { ...base, name: '夜' }, ['a']);
    const device = createDevice([latest], { cursor: 15 });
    await receive(device, { epoch: 'restored', reset: { known_rev: 10, causes: ['absent'] } });
    expect(device.row('k')?.delivery).toMatchObject({ op: 'restore', knownRev: 10 });
    await receive(device, { epoch: 'restored', rows: [wireRow(12, { ...base, name: '昼' })], cursor: 20 });
    expect(device.row('k')?.delivery).toMatchObject({
      status: 'rejected',
      rejectionCode: 'changed_elsewhere',
      rev: 12,
    });
  });

  test('a review leaves such an edit to the member', async () => {
    const device = createDevice([edited], { cursor: 9 });
    await comeBack(device, [wireRow(12, { ...base, name: '昼' })]);
    const write = (patch: SyncedRow['body']) => localWrite(device.store, () => 'b', { key, change: () => patch });
    await write({ review: { due: 'a', last_review: 'a', reps: 1 } });
    expect(device.row('k')?.delivery).toMatchObject({ status: 'rejected', rejectionCode: 'changed_elsewhere' });
    await write({ name: '夕' });
    expect(device.row('k')?.delivery).toMatchObject({ status: 'pending', op: 'update', rev: 12 });
  });

  test('stays to be reconciled when the server is restored before the full pull has ended', async () => {
    const device = createDevice([edited], { cursor: 9 });
    await receive(device, { reset: { known_rev: 20, causes: ['absent'] } });
    await receive(device, { epoch: 'restored', reset: { known_rev: 15, causes: ['restored'] } });
    await receive(device, { epoch: 'restored', rows: [wireRow(12, { ...base, name: '昼' })], cursor: 20 });
    expect(device.row('k')?.delivery).toMatchObject({ status: 'rejected', rejectionCode: 'changed_elsewhere' });
  });

  test('an edit is compared again with a version that arrives later in the same full pull', async () => {
    const device = createDevice([edited], { cursor: 9 });
    await receive(device, { reset: { known_rev: 20, causes: ['absent'] } });
    await receive(device, { rows: [wireRow(12, base)], cursor: 12, more: true });
    expect(device.row('k')?.delivery).toMatchObject({ status: 'pending', op: 'update', rev: 12 });
    await receive(device, { rows: [wireRow(21, { ...base, name: '昼' })], cursor: 21 });
    expect(device.row('k')?.delivery).toMatchObject({
      status: 'rejected',
      rejectionCode: 'changed_elsewhere',
      rev: 21,
    });
  });
});
