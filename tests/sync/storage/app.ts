/** The modules that one process of the app loads. */
export { createIndexedDbStorage, openMemberDatabase } from '../../../sync/storage/database.ts';
export { liveRows } from '../../../sync/storage/live-rows.ts';
export { createRxStore } from '../../../sync/storage/rx-store.ts';
