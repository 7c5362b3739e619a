import type { createIndexedDbStorage } from '../../../sync/storage/database.ts';

type IndexedDbStorage = ReturnType<typeof createIndexedDbStorage>;

/** A storage in which each write of documents waits for `before`; its error stores nothing. */
export function delayWrites(storage: IndexedDbStorage, before: () => Promise<void>): IndexedDbStorage {
  return {
    name: storage.name,
    rxdbVersion: storage.rxdbVersion,
    async createStorageInstance(params) {
      const instance = await storage.createStorageInstance(params);
      if (params.collectionName !== 'documents') return instance;
      const { bulkWrite } = instance;
      return Object.assign(instance, {
        bulkWrite: (...call: Parameters<typeof bulkWrite>) => before().then(() => bulkWrite.apply(instance, call)),
      });
    },
  };
}
