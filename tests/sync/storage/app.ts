/** The modules that one process of the app loads. */
export { openMemberDatabase } from '../../../sync/storage/database.ts';
export { createIndexedDbStorage } from '../../../sync/storage/indexed-db-storage.ts';
export { liveRows } from '../../../sync/storage/live-rows.ts';
export { createRxStore } from '../../../sync/storage/rx-store.ts';
