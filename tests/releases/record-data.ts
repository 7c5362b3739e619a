import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { initialSyncState } from '../../sync/engine/sync-state.ts';
import { currentBuild } from '../../sync/model/build.ts';
import { createIndexedDbStorage, openMemberDatabase } from '../../sync/storage/database.ts';
import { createRxStore } from '../../sync/storage/rx-store.ts';
import { storePorts } from '../support/reference/store-ports.ts';
import type { RecordedData } from './fixtures.ts';
import { dumpIndexedDb } from './idb-dump.ts';
import { MEMBER_ID } from './recorded-member.ts';
import { sampleRows } from './sample-rows.ts';

/** Stores sample rows as this checkout does. */
export async function recordData(): Promise<RecordedData> {
  const indexedDB = new IDBFactory();
  const storage = createIndexedDbStorage({ indexedDB, IDBKeyRange });
  const database = await openMemberDatabase({ dataId: MEMBER_ID, storage, multiInstance: false });
  const store = createRxStore(database, MEMBER_ID, storePorts());
  const rows = sampleRows();
  const state = {
    ...initialSyncState('device', currentBuild.schema, MEMBER_ID),
    ...{ cursor: 4711, epoch: 'epoch', synced_at: '2026-11-20T00:00:00.000Z' },
  };
  await store.transact({ keys: rows }, (transaction) => {
    for (const row of rows) transaction.set(row);
    transaction.setState(state);
    transaction.setSnapshot('notices', { version: 5, body: { announcements: [] } });
  });
  await database.close();
  return { memberId: MEMBER_ID, databases: await dumpIndexedDb(indexedDB), rows, state };
}
