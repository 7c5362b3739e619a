import { createCollection } from '@tanstack/db';
import { NonRetriableError, startOfflineExecutor } from '@tanstack/offline-transactions';
import { QueryClient } from '@tanstack/query-core';
import { queryCollectionOptions } from '@tanstack/query-db-collection';
import { openRealtime } from '../../../../src/data/member/connection.ts';
import { type DeviceConfig, MAX_PAGE_ROWS, type Peer } from '../page/peer.ts';
import type { Row } from '../page/rows.ts';

/**
 * TanStack DB with a query collection over a table of the Data API, and offline transactions, one for each write, as
 * documented. The rows are fetched again when the table announces a change.
 */
export async function openTanstackPeer(config: DeviceConfig): Promise<Peer> {
  const { collection: name, memberId, network, realtimeUrl, key, token } = config;
  const live = Promise.withResolvers<void>();
  let isOnline = false;
  let isDraining = true;
  let rejected = 0;
  const onlineListeners = new Set<() => void>();

  async function request(query: string, init: RequestInit = {}): Promise<Response> {
    const response = await network.fetch(`${location.origin}/rest/v1/bench_${name}${query}`, {
      ...init,
      headers: { 'content-type': 'application/json', apikey: key, authorization: `Bearer ${token}` },
    });
    if (response.ok) return response;
    const message = `status ${response.status}: ${await response.text()}`;
    throw response.status < 500 ? new NonRetriableError(message) : new Error(message);
  }

  const collection = createCollection(
    queryCollectionOptions({
      queryKey: [name],
      queryClient: new QueryClient(),
      getKey: ({ id }: Row) => id,
      async queryFn() {
        await live.promise;
        const rows: Row[] = [];
        for (;;) {
          const page: Row[] = await (
            await request(`?select=*&order=id&limit=${MAX_PAGE_ROWS}&offset=${rows.length}`)
          ).json();
          rows.push(...page);
          if (page.length < MAX_PAGE_ROWS) return rows;
        }
      },
    }),
  );
  const executor = startOfflineExecutor({
    collections: { [collection.id]: collection },
    mutationFns: {
      async push({ transaction }) {
        for (const { type, modified, changes, key: id } of transaction.mutations) {
          if (type === 'insert') await request('', { method: 'POST', body: JSON.stringify(modified) });
          else await request(`?id=eq.${id}`, { method: 'PATCH', body: JSON.stringify(changes) });
          // Spares it a fetch of all rows after each write; while the outbox is drained it would cause one.
          if (!isDraining) collection.utils.writeUpsert(modified as Row);
        }
      },
    },
    onlineDetector: {
      isOnline: () => isOnline,
      notifyOnline: () => undefined,
      dispose: () => undefined,
      subscribe(listener) {
        onlineListeners.add(listener);
        return () => onlineListeners.delete(listener);
      },
    },
  });
  await executor.waitForInit();
  collection.startSyncImmediate();

  function transact(change: () => void) {
    const transaction = executor.createOfflineTransaction({ mutationFnName: 'push', autoCommit: false });
    transaction.mutate(change);
    transaction.commit().catch(() => {
      rejected += 1;
    });
  }

  return {
    async write(rows) {
      const expected = executor.getPendingCount() + rows.length;
      for (const row of rows) transact(() => collection.insert(row));
      while (executor.getPendingCount() < expected) await wait(5);
    },
    edit: async (id, field, value) =>
      transact(() =>
        collection.update(id, (draft) => {
          Object.assign(draft, { [field]: value });
        }),
      ),
    async sync() {
      live.resolve();
      isOnline = true;
      for (const listener of onlineListeners) listener();
      while (executor.getPendingCount() + executor.getRunningCount() > 0) await wait(5);
      isDraining = false;
      // It applies no fetched rows before all transactions have ended.
      await collection.preload();
      await collection.utils.refetch();
      const client = await openRealtime({ url: realtimeUrl, key }, async () => token);
      await client.setAuth();
      client
        .channel(`member:${memberId}`, { config: { private: true } })
        .on('broadcast', { event: 'bench' }, () => void collection.utils.refetch())
        .subscribe();
    },
    waitForValue: (id, field, value) =>
      new Promise((resolve) => {
        const changes = collection.subscribeChanges(() => {
          if (collection.get(id)?.[field] !== value) return;
          changes.unsubscribe();
          resolve();
        });
      }),
    countRows: async () => collection.size,
    countRejected: async () => rejected,
    async close() {
      executor.dispose();
      await collection.cleanup();
    },
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
