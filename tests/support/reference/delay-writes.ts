import type { createIndexedDbStorage } from '../../../sync/storage/database.ts';
import type { StoredDocument } from '../../../sync/storage/documents.ts';

type IndexedDbStorage = ReturnType<typeof createIndexedDbStorage>;

/** A document as stored before, undefined for a new one, and after. */
export interface StoredChange {
  readonly previous?: StoredDocument;
  readonly document: StoredDocument;
}

/** A storage in which each write of documents waits for `before`, whose error stores nothing. `onStored` gets what was stored. */
export function delayWrites(
  storage: IndexedDbStorage,
  before: () => Promise<void>,
  onStored: (change: StoredChange) => void = () => undefined,
): IndexedDbStorage {
  return {
    name: storage.name,
    rxdbVersion: storage.rxdbVersion,
    async createStorageInstance(params) {
      const instance = await storage.createStorageInstance(params);
      if (params.collectionName !== 'documents') return instance;
      const { bulkWrite } = instance;
      return Object.assign(instance, {
        async bulkWrite(...call: Parameters<typeof bulkWrite>) {
          await before();
          const answer = await bulkWrite.apply(instance, call);
          const refused = new Set(answer.error.map(({ documentId }) => documentId));
          const [rows] = call as unknown as readonly [readonly StoredChange[]];
          for (const row of rows) if (!refused.has(row.document.id)) onStored(row);
          return answer;
        },
      });
    },
  };
}
