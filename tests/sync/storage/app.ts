/** What a process of the app loads of the local database. */
export { openMemberDatabase } from '../../../sync/database.ts';
export { createIndexedDbStorage } from '../../../sync/indexed-db-storage.ts';
export { createRxStore } from '../../../sync/replication/rx-store.ts';
