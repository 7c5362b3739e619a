import { createClient } from '@supabase/supabase-js';
import { replicateSupabase } from 'rxdb/plugins/replication-supabase';
import type { Peer, Place } from './peer.ts';
import { openPeerDatabase } from './peer-database.ts';

/** RxDB's plugin for Supabase, over a table of its own made as its handbook says. */
export async function openSupabasePeer(place: Place): Promise<Peer> {
  const { c, network, realtimeUrl, key, token } = place;
  const { rows, local, close } = await openPeerDatabase(place);
  const client = createClient(realtimeUrl, key, {
    accessToken: async () => token,
    // Realtime has an address of its own here, and the embedded Data API takes no quoted names.
    global: {
      fetch: (input, init) =>
        network.fetch(String(input).replace(realtimeUrl, location.origin).replaceAll('%22', ''), init),
    },
  });
  const ends: (() => unknown)[] = [];
  return {
    ...local,
    async sync() {
      const state = replicateSupabase({
        replicationIdentifier: 'bench',
        collection: rows,
        client,
        tableName: `bench_${c}`,
        waitForLeadership: false,
        live: true,
        retryTime: 500,
        pull: { batchSize: 500 },
        push: { batchSize: 100 },
      });
      ends.push(() => state.cancel());
      await state.awaitInitialReplication();
      await state.awaitInSync();
    },
    async close() {
      for (const end of ends) await end();
      await client.realtime.disconnect();
      await close();
    },
  };
}
