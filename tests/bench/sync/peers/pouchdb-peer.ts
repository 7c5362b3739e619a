import PouchDB from 'pouchdb-browser';
import type { DeviceConfig, Peer } from '../page/peer.ts';
import type { Row } from '../page/rows.ts';

/** Larger than PouchDB's 100, which costs it a round trip each. */
const OPTIONS = { batch_size: 1000 };

/** PouchDB in IndexedDB, and its replication: a database for each member and collection. */
export async function openPouchdbPeer({ memberId, collection, network, serverUrl }: DeviceConfig): Promise<Peer> {
  const local = new PouchDB<Row>(`pouchdb-${memberId}`);
  const remote = new PouchDB<Row>(`${serverUrl}/m-${memberId}-${collection}`, {
    fetch: (input, init) => network.fetch(input, { ...init, credentials: 'omit' }),
  });
  const denied = new Set<unknown>();
  let live: PouchDB.Replication.Sync<Row> | null = null;

  function replicate(options: PouchDB.Replication.SyncOptions) {
    return local.sync(remote, { ...OPTIONS, ...options }).on('denied', (error) => denied.add(error));
  }

  return {
    async write(rows) {
      const results = await local.bulkDocs(rows.map((row) => ({ ...row, _id: row.id })));
      if (results.some((result) => 'error' in result)) throw new Error('Cannot write the rows');
    },
    async edit(id, field, value) {
      await local.put({ ...(await local.get(id)), [field]: value });
    },
    async sync() {
      live?.cancel();
      await replicate({});
      live = replicate({ live: true, retry: true });
    },
    waitForValue: (id, field, value) =>
      new Promise((resolve) => {
        const changes = local
          .changes({ since: 'now', live: true, include_docs: true, doc_ids: [id] })
          .on('change', ({ doc }) => {
            if (doc?.[field] !== value) return;
            changes.cancel();
            resolve();
          });
      }),
    countRows: async () => (await local.info()).doc_count,
    countRejected: async () => denied.size,
    async close() {
      live?.cancel();
      await local.close();
    },
  };
}
