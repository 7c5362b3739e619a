import { Dexie } from 'dexie';
import type { RxChangeEventBulk } from 'rxdb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { absentRow } from '../../../sync/engine/row.ts';
import type { StoredDocument } from '../../../sync/storage/documents.ts';
import {
  countPending,
  liveContent,
  livePendingRows,
  liveRow,
  liveRows,
  liveRowsAs,
  liveSyncState,
  reloadLiveRows,
  watchPendingCounts,
} from '../../../sync/storage/live-rows.ts';
import { kata, katas, type OpenStore, openStore, pendingKata, put, rejectedKata } from './store-fixture.ts';

let opened: OpenStore;
const ends: (() => void)[] = [];
beforeEach(async () => {
  // Dexie warns when it reopens a connection.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  opened = await openStore();
}, 30_000);
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await opened.database.close();
  vi.restoreAllMocks();
});

/** Everything that a stream has emitted so far. */
function record<T>(stream: { subscribe: (next: (value: T) => void) => { unsubscribe: () => void } }): T[] {
  const seen: T[] = [];
  const subscription = stream.subscribe((value) => seen.push(value));
  ends.push(() => subscription.unsubscribe());
  return seen;
}

/** Records the changes from now on; the returned function repeats one of them, as another tab's that arrives late. */
function recordChanges(): (index: number) => void {
  const { database } = opened;
  const recorded: RxChangeEventBulk<StoredDocument>[] = [];
  database.collections.documents.eventBulks$.subscribe((bulk) => recorded.push(bulk));
  return (index) => {
    const bulk = recorded[index];
    if (bulk === undefined) throw new Error('Cannot find the change');
    database.$emit({ ...bulk, id: 'late' });
  };
}

async function remove(id: string) {
  await opened.store.transact({ keys: katas(id) }, (transaction) => transaction.set(absentRow('kata_forms', id)));
}

function zous(rows: ReadonlyMap<string, { readonly body: { readonly zou: string } }> | undefined) {
  return [...(rows ?? [])].map(([id, { body }]) => `${id} ${body.zou}`).join(', ');
}

describe('liveRows()', () => {
  test('emits the stored rows of its collection, without deleted ones', async () => {
    const tombstone = { status: 'synced', rev: 2, deleted: true, supersededIds: [] } as const;
    const mutation = { mutationId: 'm', supersededIds: [], mergeBase: {} };
    const removed = { status: 'pending', op: 'delete', rev: 1, ...mutation } as const;
    await put(opened, kata('a', 1), kata('b', 1), { ...kata('c', 1), collection: 'training_progress' });
    await put(opened, { ...kata('d', 2, {}), delivery: tombstone }, { ...kata('e', 1), delivery: removed });
    const seen = record(liveRows(opened.database, 'kata_forms'));
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    expect(zous(seen[0])).toBe('a 象1, b 象1');
    expect(seen[0]?.get('a')?.delivery).toEqual(kata('a', 1).delivery);
  });

  test('includes what is written while it loads', async () => {
    await put(opened, kata('a', 1), kata('b', 1));
    const seen = record(liveRows(opened.database, 'kata_forms'));
    await Promise.all([put(opened, kata('a', 2), kata('c', 2)), remove('b')]);
    await vi.waitFor(() => expect(zous(seen.at(-1))).toBe('a 象2, c 象2'));
  });

  test('emits inserts, updates and deletions; an unchanged row stays the same object', async () => {
    await put(opened, kata('a', 1), kata('b', 1));
    const seen = record(liveRows(opened.database, 'kata_forms'));
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    await put(opened, kata('b', 2), kata('c', 2));
    await remove('b');
    expect(seen.map(zous)).toEqual(['a 象1, b 象1', 'a 象1, b 象2, c 象2', 'a 象1, c 象2']);
    expect(seen[1]?.get('a')).toBe(seen[0]?.get('a'));
    expect(seen[2]?.get('c')).toBe(seen[1]?.get('c'));
  });

  test('does not emit when another collection or the sync state changes', async () => {
    const seen = record(liveRows(opened.database, 'kata_forms'));
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    await put(opened, { ...kata('c', 1), collection: 'training_progress' });
    await opened.store.state();
    expect(seen).toHaveLength(1);
  });

  test("ignores another tab's older event that arrives after a newer one", async () => {
    const repeat = recordChanges();
    await put(opened, kata('a', 1));
    await put(opened, kata('a', 2));
    const seen = record(liveRows(opened.database, 'kata_forms'));
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    await put(opened, kata('a', 3));
    repeat(1);
    expect(seen.map(zous)).toEqual(['a 象2', 'a 象3']);
  });

  test("keeps a pending row when another tab's older event says that it is synced", async () => {
    const repeat = recordChanges();
    await put(opened, kata('a', 1));
    const seen = record(livePendingRows(opened.database));
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    await put(opened, pendingKata('a'));
    repeat(0);
    expect(seen.map((rows) => rows.length)).toEqual([0, 1]);
  });

  test('fills in missing and malformed fields', async () => {
    await put(opened, kata('a', 1, { zou: 5 }));
    const seen = record(liveRows(opened.database, 'kata_forms'));
    await vi.waitFor(() => expect(seen[0]?.get('a')?.body).toMatchObject({ zou: '', ishiki: '', copy_count: 0 }));
  });
});

describe('liveRowsAs()', () => {
  const id = (n: number) => String(n).padStart(4, '0');
  const many = Array.from({ length: 1100 }, (_, n) => kata(id(n), 1));

  test('reads more rows than one part holds, with what is written meanwhile', async () => {
    await put(opened, ...many);
    const seen = record(liveRowsAs(opened.database, 'kata_forms', ({ body }) => ({ zou: body.zou })));
    await Promise.all([put(opened, kata(id(700), 2), kata('9999', 2)), remove(id(0))]);
    await vi.waitFor(() => expect(seen.at(-1)?.get('9999')).toEqual({ zou: '象2' }));
    const rows = [...(seen.at(-1) ?? [])];
    expect(rows.map(([key]) => key)).toEqual([...many.slice(1).map((row) => row.id), '9999']);
    expect(rows.filter(([, { zou }]) => zou === '象2').map(([key]) => key)).toEqual([id(700), '9999']);
  });

  test('converts each version of a row once and leaves out null', async () => {
    await put(opened, kata('a', 1), kata('b', 1));
    const converted: string[] = [];
    const seen = record(
      liveRowsAs(opened.database, 'kata_forms', ({ id: key, body }) => {
        converted.push(`${key} ${body.zou}`);
        return body.zou === '象3' ? null : { zou: body.zou };
      }),
    );
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    await put(opened, kata('b', 2));
    await put(opened, kata('a', 3));
    expect(seen.map((rows) => [...rows].map(([key, { zou }]) => `${key} ${zou}`))).toEqual([
      ['a 象1', 'b 象1'],
      ['a 象1', 'b 象2'],
      ['b 象2'],
    ]);
    expect(converted).toEqual(['a 象1', 'b 象1', 'b 象2', 'a 象3']);
  });
});

describe('other live reads', () => {
  test('liveRow() emits one row, then null once it is deleted', async () => {
    const seen = record(liveRow(opened.database, 'kata_forms', 'a'));
    await vi.waitFor(() => expect(seen).toEqual([null]));
    await put(opened, kata('a', 1), kata('b', 1));
    await remove('a');
    expect(seen.map((row) => row?.body.zou ?? null)).toEqual([null, '象1', null]);
  });

  test('livePendingRows() emits rejected rows before pending ones', async () => {
    await put(opened, pendingKata('a'), kata('c', 1));
    const counts: unknown[] = [];
    ends.push(watchPendingCounts(opened.database, (next) => counts.push(next)));
    const seen = record(livePendingRows(opened.database));
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    await put(opened, rejectedKata('b'));
    expect(await countPending(opened.database)).toEqual({ pending: 1, rejected: 1, kept: 0 });
    await put(opened, kata('a', 2));
    expect(seen.map((rows) => rows.map(({ id }) => id))).toEqual([['a'], ['b', 'a'], ['b']]);
    expect(counts).toEqual([
      { pending: 1, rejected: 0, kept: 0 },
      { pending: 1, rejected: 1, kept: 0 },
      { pending: 0, rejected: 1, kept: 0 },
    ]);
  });

  test('liveContent() emits each version of a content', async () => {
    const publish = (version: number, body: string) =>
      opened.store.transact({}, (transaction) => transaction.setSnapshot('notices', { version, body }));
    const seen = record(liveContent(opened.database, 'notices'));
    await vi.waitFor(() => expect(seen).toEqual([null]));
    await publish(1, 'first');
    await publish(2, 'second');
    await publish(3, 'third');
    const bodies = seen.map((content) => content?.body ?? null);
    expect(bodies).toEqual([null, 'first', 'second', 'third']);
  });

  test('liveSyncState() emits null before the first use, then each state', async () => {
    const seen = record(liveSyncState(opened.database));
    await vi.waitFor(() => expect(seen).toEqual([null]));
    const state = await opened.store.state();
    await opened.store.transact({}, (transaction) => transaction.setState({ ...transaction.state(), cursor: 3 }));
    expect(seen).toEqual([null, state, { ...state, cursor: 3 }]);
  });
});

describe('reloadLiveRows()', () => {
  test('shows what another tab has stored without this one receiving it, and later changes as well', async () => {
    await put(opened, kata('a', 1), kata('b', 1));
    const seen = record(liveRows(opened.database, 'kata_forms'));
    await expect.poll(() => seen.length).toBe(1);
    const name = `rxdb-dexie-${opened.database.name}--0--documents`;
    const unheard = await new Dexie(name, opened.disk.startProcess()).open();
    await unheard.table('docs').delete('kata_forms/a');
    unheard.close();
    expect([...(seen.at(-1)?.keys() ?? [])]).toEqual(['a', 'b']);

    reloadLiveRows(opened.database);
    await expect.poll(() => [...(seen.at(-1)?.keys() ?? [])]).toEqual(['b']);
    await put(opened, kata('c', 1));
    expect([...(seen.at(-1)?.keys() ?? [])]).toEqual(['b', 'c']);
  });

  test('loses no change that arrives during the read', async () => {
    const seen = record(liveRows(opened.database, 'kata_forms'));
    await expect.poll(() => seen.length).toBe(1);
    reloadLiveRows(opened.database);
    await put(opened, kata('a', 1));
    await expect.poll(() => [...(seen.at(-1)?.keys() ?? [])]).toEqual(['a']);
  });

  test('keeps what is known while the storage cannot be read, and shows later changes', async () => {
    await put(opened, kata('a', 1));
    const seen = record(liveRows(opened.database, 'kata_forms'));
    await expect.poll(() => seen.length).toBe(1);
    opened.disk.fail({ kind: 'broken', after: 0 });
    opened.disk.dropConnections();
    reloadLiveRows(opened.database);
    await expect.poll(() => seen.length).toBe(2);
    opened.disk.fail(null);
    await put(opened, kata('b', 1));
    expect([...(seen.at(-1)?.keys() ?? [])]).toEqual(['a', 'b']);
  });
});
