import { createClient } from '@supabase/supabase-js';
import { replicateSupabase } from 'rxdb/plugins/replication-supabase';
import { type DeviceConfig, MAX_PAGE_ROWS, type Peer } from './peer.ts';
import { openPeerDatabase } from './peer-database.ts';

/** RxDB's Supabase plugin, with a table as documented by RxDB. */
export async function openSupabasePeer(config: DeviceConfig): Promise<Peer> {
  const { collection, network, realtimeUrl, key, token } = config;
  const { rows, local, close } = await openPeerDatabase(config);
  const client = createClient(realtimeUrl, key, {
    accessToken: async () => token,
    // Realtime has another origin here, and the embedded Data API does not accept quoted names.
    global: {
      fetch: (input, init) =>
        network.fetch(String(input).replace(realtimeUrl, location.origin).replaceAll('%22', ''), init),
    },
  });
  const cleanups: (() => unknown)[] = [];
  return {
    ...local,
    async sync() {
      const state = replicateSupabase({
        replicationIdentifier: 'bench',
        collection: rows,
        client,
        tableName: `bench_${collection}`,
        waitForLeadership: false,
        live: true,
        retryTime: 500,
        pull: { batchSize: MAX_PAGE_ROWS },
        push: { batchSize: 100 },
      });
      cleanups.push(() => state.cancel());
      await state.awaitInitialReplication();
      await state.awaitInSync();
    },
    async close() {
      for (const cleanup of cleanups) await cleanup();
      await client.realtime.disconnect();
      await close();
    },
  };
}
