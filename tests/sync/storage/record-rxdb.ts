import { writeFileSync } from 'node:fs';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { RXDB_VERSION } from 'rxdb';
import { absentRow } from '../../../sync/engine/row.ts';
import { createIndexedDbStorage, openMemberDatabase } from '../../../sync/storage/database.ts';
import { createRxStore } from '../../../sync/storage/rx-store.ts';
import { dumpIndexedDb } from '../../releases/idb-dump.ts';
import { MEMBER_ID } from '../../releases/recorded-member.ts';
import { storePorts } from '../../support/reference/store-ports.ts';
import { recordedRows } from './mixed-rows.ts';

// Writes rxdb-<version>.json beside this file: a small database as the installed RxDB stores it, with a removed row.
// Run it before RxDB is raised: npx tsx tests/sync/storage/record-rxdb.ts

const indexedDB = new IDBFactory();
const storage = createIndexedDbStorage({ indexedDB, IDBKeyRange });
const database = await openMemberDatabase({ dataId: MEMBER_ID, storage, multiInstance: false });
const store = createRxStore(database, MEMBER_ID, storePorts());
const rows = recordedRows();
await store.transact({ keys: rows }, (transaction) => {
  for (const row of rows) transaction.set(row);
  transaction.setState({ ...transaction.state(), cursor: 4711 });
});
await store.transact({ keys: rows.slice(-1) }, (transaction) => {
  for (const { collection, id } of rows.slice(-1)) transaction.set(absentRow(collection, id));
});
await database.close();
const file = new URL(`rxdb-${RXDB_VERSION}.json`, import.meta.url);
writeFileSync(file, JSON.stringify(await dumpIndexedDb(indexedDB)));
