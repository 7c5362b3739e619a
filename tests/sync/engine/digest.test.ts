import { describe, expect, test } from 'vitest';
import { applyResponse } from '../../../sync/engine/apply-response.ts';
import { isComparisonDue } from '../../../sync/engine/comparison.ts';
import { printJson, readDigest } from '../../../sync/engine/digest.ts';
import type { SyncedRow } from '../../../sync/engine/row.ts';
import { syncOnce } from '../../../sync/engine/sync-once.ts';
import { initialSyncState } from '../../../sync/engine/sync-state.ts';
import { sha256 } from '../../support/reference/sha256.ts';
import { createDevice, createPorts, MEMBER, response } from './device-fixture.ts';
import { former, pending, rejected, synced, tombstone, unconfirmed, wireRow } from './rows.ts';

const hash = async (text: string) => sha256(text);
const named = (row: SyncedRow, id: string): SyncedRow => ({ ...row, id });

/** The hash of the kata of a device with these rows; null when it cannot make a digest. */
async function kataHash(...rows: readonly SyncedRow[]) {
  const digest = await readDigest(createDevice(rows, { cursor: 9 }).store, hash);
  return digest === null ? null : digest.kata_forms?.hash;
}

describe('readDigest()', () => {
  test('is made of ids, revisions and fields that members write, in the order of the ids', async () => {
    const rows = [named(synced(4), 'b'), named(synced(3, { name: '朝' }), 'a')];
    const prints = [
      'a 3 {"zou": "橋", "name": "朝", "ishiki": "渡る", "is_copied": false}',
      'b 4 {"zou": "橋", "ishiki": "渡る", "is_copied": false}',
    ];
    expect(await kataHash(...rows)).toBe(sha256(sha256(prints.join('\n'))));
  });

  test('makes one hash of each hundred rows', async () => {
    const rows = Array.from({ length: 101 }, (_, n) => named(synced(n + 1), `${n + 100}`));
    const print = (n: number) => `${n + 100} ${n + 1} {"zou": "橋", "ishiki": "渡る", "is_copied": false}`;
    const first = Array.from({ length: 100 }, (_, n) => print(n)).join('\n');
    expect(await kataHash(...rows)).toBe(sha256(sha256(first) + sha256(print(100))));
  });

  test('leaves out counts of copies, tombstones, new rows and rows that are kept here', async () => {
    const kept = rejected({ op: 'claim', claimed: [] }, {}, ['m'], 'kept_here');
    const others = [named(tombstone(5), 'c'), named(pending({ op: 'insert' }, {}, ['n']), 'd'), named(kept, 'e')];
    expect(await kataHash(synced(3, { copy_count: 9 }), ...others)).toBe(await kataHash(synced(3)));
  });

  test('takes a row with a write by the version that the server has', async () => {
    const edit = { op: 'update', rev: 3, mergeBase: { name: '朝' } } as const;
    const before = await kataHash(synced(3, { name: '朝' }));
    expect(await kataHash(pending(edit, { name: '夜' }, ['m']))).toBe(before);
    expect(await kataHash(rejected(edit, { name: '夜' }, ['m']))).toBe(before);
    expect(await kataHash(synced(3, { name: '夜' }))).not.toBe(before);
    expect(await kataHash(synced(4, { name: '朝' }))).not.toBe(before);
  });

  test('is not made during a reset', async () => {
    expect(await kataHash(unconfirmed())).toBeNull();
  });

  test.each([
    [
      'that restores a lost version',
      rejected({ op: 'restore', knownRev: 1, former: former(2), mergeBase: {} }, {}, ['m']),
    ],
    ['that deletes what the server may not have', rejected({ op: 'delete', rev: 0, mergeBase: null }, {}, ['m'])],
  ])('names a rejected row %s, and leaves it out', async (_, row) => {
    const digest = await readDigest(createDevice([row]).store, hash);
    expect(digest?.kata_forms).toMatchObject({ except: ['k'], hash: sha256('') });
  });

  test('is not made when another tab pulls meanwhile', async () => {
    const device = createDevice([synced(3)], { cursor: 3 });
    const { store } = device;
    const pull = async () => {
      await store.transact({}, (transaction) => transaction.setState({ ...transaction.state(), cursor: 4 }));
    };
    const readCollection: typeof store.readCollection = async (...call) => {
      await pull();
      return store.readCollection(...call);
    };
    expect(await readDigest({ ...store, readCollection }, hash)).toBeNull();
  });
});

describe('printJson()', () => {
  test.each([
    [{ bb: 1, a: [true, null, '"\n'] }, '{"a": [true, null, "\\"\\n"], "bb": 1}'],
    [1e21, '1000000000000000000000'],
    [-1.5e-7, '-0.00000015'],
  ])('prints %j as PostgreSQL does', (value, printed) => {
    expect(printJson(value)).toBe(printed);
  });
});

describe('isComparisonDue()', () => {
  const synced_at = '2026-11-29T09:00:00.000Z';
  const state = (comparison: { at: string; matches: number | null } | null) => ({
    ...initialSyncState('d', 1, MEMBER),
    synced_at,
    comparison,
  });
  const [today, yesterday] = ['2026-11-28T09:00:00.001Z', '2026-11-28T09:00:00.000Z'];

  test.each([
    ['never compared', null, true, true],
    ['the same within the day', { at: today, matches: 3 }, false, true],
    ['different within the day', { at: today, matches: null }, false, false],
    ['the same a day ago', { at: yesterday, matches: 3 }, true, true],
    ['different a day ago', { at: yesterday, matches: null }, true, true],
  ])('%s', (_, comparison, inAPoll, whenAsked) => {
    expect(isComparisonDue(state(comparison), false)).toBe(inAPoll);
    expect(isComparisonDue(state(comparison), true)).toBe(whenAsked);
  });
});

describe('a comparison', () => {
  const comparison = {
    isAsked: false,
    readDigest: (store: Parameters<typeof readDigest>[0]) => readDigest(store, hash),
  };

  test('is asked for once when nothing is left to sync, and keeps how many rows are the same', async () => {
    const device = createDevice([synced(3)], { cursor: 3 });
    const { ports, requests } = createPorts(device, ({ digest }) =>
      response({ cursor: 3, ...(digest !== undefined && { compared: 1 }) }),
    );
    expect(await syncOnce(ports, comparison)).toBe('complete');
    expect(requests.map(({ digest }) => digest !== undefined)).toEqual([false, true]);
    expect(device.state().comparison).toEqual({ at: '2026-11-20T00:00:00.000Z', matches: 1 });
    expect(await syncOnce(ports, comparison)).toBe('complete');
    expect(requests).toHaveLength(3);
  });

  test('that finds a difference pulls everything, keeps what was replaced, and does not begin again', async () => {
    const device = createDevice([synced(3, { zou: '山' })], { cursor: 3 });
    const { ports, requests } = createPorts(device, ({ digest, since }) => {
      if (digest !== undefined) return response({ reset: { known_rev: 3, causes: ['differs'] } });
      return response({ cursor: 3, rows: since === 0 ? [wireRow(3, { zou: '川' })] : [] });
    });
    expect(await syncOnce(ports, { ...comparison, isAsked: true })).toBe('complete');
    expect(await syncOnce(ports, { ...comparison, isAsked: true })).toBe('complete');
    expect(requests.filter(({ digest }) => digest !== undefined)).toHaveLength(1);
    expect(device.row('k')).toMatchObject({ delivery: { status: 'synced', rev: 3 }, body: { zou: '川' } });
    expect(device.state()).toMatchObject({
      comparison: { matches: null },
      notices: [{ kind: 'replaced', id: 'k', body: { zou: '山' } }],
    });
  });

  test('keeps no notice of a row that the server has changed since, or has with the same values', async () => {
    const device = createDevice([synced(3, { zou: '山' }), named(synced(4), 'same')], { cursor: 4 });
    const ports = { store: device.store, random: { next: () => 0, uuid: () => 'new' }, observer: device.observer };
    const receive = (parts: Parameters<typeof response>[0]) =>
      applyResponse(ports, { state: device.state(), batch: [], response: response(parts), clockOffset: null });
    await receive({ reset: { known_rev: 4, causes: ['differs'] } });
    await receive({ cursor: 5, rows: [wireRow(5, { zou: '川' }), { ...wireRow(4), id: 'same' }] });
    expect(device.state().notices).toEqual([]);
    expect(device.row('k')?.body).toMatchObject({ zou: '川' });
  });
});
