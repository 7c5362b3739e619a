import type { BrowserContext, Page } from 'playwright';

/** Everything that the origin stores on the device, as text: databases, caches, local and session storage. */
export async function readDeviceData(context: BrowserContext): Promise<string> {
  const pages = context.pages();
  const sessions = await Promise.all(pages.map((page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }))));
  // A page without the app: it neither changes what it reads nor has the app's scripts.
  const reader = await context.newPage();
  await reader.goto('/__mail.json');
  const stored = await reader.evaluate(readStores);
  await reader.close();
  return [...sessions, stored].join('\n');
}

/** Runs in the page. */
async function readStores(): Promise<string> {
  const settled = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const storedValues: unknown[] = [{ ...localStorage }];
  for (const { name = '' } of await indexedDB.databases()) {
    storedValues.push(name);
    const database = await settled(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const contents = database.transaction(store).objectStore(store);
      const [keys, values] = await Promise.all([settled(contents.getAllKeys()), settled(contents.getAll())]);
      for (const value of values) {
        // The body of a queued request.
        if (value?.requestData?.body) value.requestData.body = new TextDecoder().decode(value.requestData.body);
      }
      storedValues.push([name, store, keys, values]);
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      const isText = /text|json|javascript/.test(response?.headers.get('content-type') ?? '');
      storedValues.push([name, request.url, isText ? await response?.text() : null]);
    }
  }
  return JSON.stringify(storedValues);
}

/** Number of exchanges in the worker's queue. */
export function countQueuedExchanges(page: Page): Promise<number> {
  return page.evaluate(countQueue);
}

/** Runs in the page. */
export function countQueue(): Promise<number> {
  return new Promise<number>((resolve) => {
    const request = indexedDB.open('workbox-background-sync');
    request.onsuccess = () => {
      const database = request.result;
      if (!database.objectStoreNames.contains('requests')) {
        database.close();
        return resolve(0);
      }
      const all = database.transaction('requests').objectStore('requests').count();
      all.onsuccess = () => {
        database.close();
        resolve(all.result);
      };
    };
  });
}
