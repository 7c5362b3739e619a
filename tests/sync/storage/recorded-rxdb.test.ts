import { readFileSync } from 'node:fs';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { isStored, type SyncedRow } from '../../../sync/engine/row.ts';
import { createIndexedDbStorage, openMemberDatabase } from '../../../sync/storage/database.ts';
import { createRxStore } from '../../../sync/storage/rx-store.ts';
import { loadIndexedDb } from '../../releases/idb-dump.ts';
import { MEMBER_ID } from '../../releases/recorded-member.ts';
import { storePorts } from '../../support/reference/store-ports.ts';
import { recordedRows, rowsOf } from './mixed-rows.ts';

/** What record-rxdb.ts has written with the last minor before. */
const RECORDED = new URL('rxdb-17.5.0.json', import.meta.url);

describe('a database of the RxDB before', () => {
  test('is read, and written on', async () => {
    const indexedDB = new IDBFactory();
    await loadIndexedDb(indexedDB, JSON.parse(readFileSync(RECORDED, 'utf8')));
    const storage = createIndexedDbStorage({ indexedDB, IDBKeyRange });
    const database = await openMemberDatabase({ dataId: MEMBER_ID, storage, multiInstance: false });
    const store = createRxStore(
      database,
      MEMBER_ID,
      storePorts(() => 'another device'),
    );
    const rows = recordedRows();
    const [removed, others] = [rows.slice(-1), rows.slice(0, -1)];
    const byId = (all: readonly SyncedRow[]) => new Map(all.map((row) => [row.id, row]));
    expect(await rowsOf(store)).toEqual(byId(others));
    expect(await store.state()).toMatchObject({ cursor: 4711, device: 'device' });

    const changed = rows.map((row) => ({ ...row, body: { zou: '橋' } }));
    const before = await store.transact({ keys: rows }, (transaction) => {
      const stored = rows.map((row) => isStored(transaction.get(row)));
      for (const row of changed) transaction.set(row);
      return stored;
    });
    expect(before).toEqual([...others.map(() => true), ...removed.map(() => false)]);
    expect(await rowsOf(store)).toEqual(byId(changed));
    await database.close();
  });
});
