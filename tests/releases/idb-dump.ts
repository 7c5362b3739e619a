/** An IndexedDB as plain data: databases with their stores, indexes and rows. */
export interface DatabaseDump {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly StoreDump[];
}

interface StoreDump {
  readonly name: string;
  readonly keyPath: string | string[];
  readonly autoIncrement: boolean;
  readonly indexes: readonly IndexDump[];
  readonly rows: readonly unknown[];
}

interface IndexDump {
  readonly name: string;
  readonly keyPath: string | string[];
  readonly unique: boolean;
  readonly multiEntry: boolean;
}

/** Reads everything in an IndexedDB. Its stores must have key paths. */
export async function dumpIndexedDb(factory: IDBFactory): Promise<readonly DatabaseDump[]> {
  const dumps: DatabaseDump[] = [];
  for (const { name = '', version = 1 } of await factory.databases()) {
    const database = await finished(factory.open(name));
    const stores: StoreDump[] = [];
    for (const storeName of database.objectStoreNames) {
      const store = database.transaction(storeName).objectStore(storeName);
      const { keyPath, autoIncrement } = store;
      if (keyPath === null) throw new Error(`Cannot dump the store "${storeName}": it has no key path`);
      const indexes = [...store.indexNames].map((indexName) => {
        const index = store.index(indexName);
        return { name: indexName, keyPath: index.keyPath, unique: index.unique, multiEntry: index.multiEntry };
      });
      stores.push({ name: storeName, keyPath, autoIncrement, indexes, rows: await finished(store.getAll()) });
    }
    database.close();
    dumps.push({ name, version, stores });
  }
  return dumps;
}

/** Creates the dumped databases in an empty IndexedDB. */
export async function loadIndexedDb(factory: IDBFactory, dumps: readonly DatabaseDump[]): Promise<void> {
  for (const { name, version, stores } of dumps) {
    const request = factory.open(name, version);
    request.onupgradeneeded = () => {
      for (const { name: storeName, keyPath, autoIncrement, indexes, rows } of stores) {
        const store = request.result.createObjectStore(storeName, { keyPath, autoIncrement });
        for (const index of indexes) store.createIndex(index.name, index.keyPath, index);
        for (const row of rows) store.put(row);
      }
    };
    (await finished(request)).close();
  }
}

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
