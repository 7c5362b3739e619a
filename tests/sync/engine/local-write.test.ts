import { describe, expect, test } from 'vitest';
import { type LocalChange, localWrite } from '../../../sync/engine/local-write.ts';
import type { SyncedRow } from '../../../sync/engine/row.ts';
import { createDevice } from './device-fixture.ts';
import { former, KEY, pending, rejected, reset, rowAfter, synced } from './rows.ts';

function openDevice(row?: SyncedRow) {
  const device = createDevice(row === undefined ? [] : [row], { cursor: 12 });
  let made = 0;
  const newMutationId = () => `m${++made}`;
  return {
    ...device,
    row: () => device.row(KEY.id),
    write: (change: LocalChange) => localWrite(device.store, newMutationId, { key: KEY, change }),
    retry: () => localWrite(device.store, newMutationId, { key: KEY, change: () => 'retry' }),
    discard: () => localWrite(device.store, newMutationId, { key: KEY, change: () => 'discard' }),
  };
}

const renamed = { op: 'update', rev: 3, mergeBase: { name: null } } as const;

describe('a local write', () => {
  test('stores the row as pending with its merge base', async () => {
    const { row, write } = openDevice(synced(3));
    await write(() => ({ name: '春' }));
    expect(row()).toStrictEqual(pending(renamed, { name: '春' }, ['m1']));
  });

  test("stores nothing for 'skip'", async () => {
    const { row, write } = openDevice(synced(3));
    await write(() => 'skip');
    expect(row()).toEqual(synced(3));
  });

  test('sees a deleted row as missing', async () => {
    const { row, write } = openDevice(synced(3));
    await write(() => 'delete');
    const seen: unknown[] = [];
    await write((current) => {
      seen.push(current);
      return 'skip';
    });
    expect(seen).toEqual([null]);
    expect(row()?.delivery).toMatchObject({ op: 'delete', mutationId: 'm1' });
  });

  test.each([
    ['NUL', 'a\0b', 'ab'],
    ['an unpaired surrogate', 'a\uD800b', 'ab'],
    ['a direction mark and a zero-width space', '\u202ea\u200bb', 'ab'],
    ['a mark that composes', ' か\u3099 ', 'が'],
    ['a surrogate pair', '😀', '😀'],
  ])('stores text with %s as the server does', async (_name, typed, stored) => {
    const { row, write } = openDevice(synced(3));
    await write(() => ({ name: typed, review: { note: [typed] } }));
    expect(row()?.body).toMatchObject({ name: stored, review: { note: [stored] } });
  });

  test('stores nothing when its computation throws', async () => {
    const { row, write } = openDevice(synced(3));
    const failing = write(() => {
      throw new Error('Cannot compute');
    });
    await expect(failing).rejects.toThrow('Cannot compute');
    expect(row()).toEqual(synced(3));
  });
});

describe('a rejected row', () => {
  test('returns to the acknowledged version when it is discarded', async () => {
    const { row, discard, state } = openDevice(rejected(renamed, { name: '春' }, ['old']));
    await discard();
    expect(row()).toStrictEqual(synced(3));
    expect(state()).toMatchObject({ cursor: 12, resetCount: 0 });
  });

  test('is unconfirmed when it is discarded during a reset', async () => {
    const { row, discard } = openDevice(rowAfter(rejected(renamed, { name: '春' }, ['old']), reset(6)));
    await discard();
    expect(row()?.delivery).toEqual({ status: 'unconfirmed', former: former(3), deleted: false, supersededIds: [] });
  });

  test('requests a full pull when a restore is discarded, since it may have hidden an older version', async () => {
    const { row, discard, state } = openDevice(
      rejected({ op: 'restore', knownRev: 6, former: former(7), mergeBase: {} }, {}, ['old']),
    );
    await discard();
    expect(row()).toBeUndefined();
    expect(state()).toMatchObject({ cursor: 0, resetCount: 1 });
  });
});
