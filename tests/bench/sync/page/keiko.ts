import { createClient } from '@supabase/supabase-js';
import { v4, v7 } from 'uuid';
import { listenForPokes } from '../../../../src/data/live-signal.ts';
import { timers } from '../../../../src/lib/timers.ts';
import { webLocks } from '../../../../src/lib/web-locks.ts';
import { openMemberDatabase } from '../../../../sync/database.ts';
import { createIndexedDbStorage } from '../../../../sync/indexed-db-storage.ts';
import { runCycle } from '../../../../sync/replication/cycle.ts';
import { createHttpTransport } from '../../../../sync/replication/http-transport.ts';
import { type HubPorts, startHub } from '../../../../sync/replication/hub.ts';
import { localWrite } from '../../../../sync/replication/local-write.ts';
import { createRxStore } from '../../../../sync/replication/rx-store.ts';
import { writeLocally } from '../../../../sync/replication/transitions.ts';
import { createUnsentCounts } from '../../../../sync/replication/unsent-counts.ts';
import type { DeviceConfig, Peer } from './peer.ts';
import type { Row } from './rows.ts';

/** The product's own sync, composed like in the app. */
export async function openKeiko(config: DeviceConfig, timersPort: HubPorts['timers'] = timers) {
  const { memberId, token, key, network, c } = config;
  const database = await openMemberDatabase({ memberId, storage: createIndexedDbStorage(), multiInstance: true });
  const store = createRxStore(database, memberId, v4);
  const auth = { session: async () => ({ memberId, token }), refresh: async () => null };
  const ports: HubPorts = {
    store,
    transport: createHttpTransport({ url: location.origin, key, fetch: network.fetch, timeoutMs: 120_000 }),
    auth,
    clock: { now: () => Date.now() },
    random: { next: Math.random, uuid: v4 },
    locks: webLocks,
    timers: timersPort,
    counts: createUnsentCounts(database),
  };
  const collection = database.collections[c];
  const cleanups = [ports.counts.watch(() => undefined)];
  const peer: Peer = {
    write: (rows) => writeMany(rows),
    edit: (id, field, value) => localWrite(store, v7, { c, id }, () => ({ [field]: value })),
    sync: async () => {
      const outcome = await runCycle(ports);
      if (outcome !== 'complete') throw new Error(`the cycle ended as "${outcome}"`);
    },
    countRows: () => collection.count().exec(),
    countRejected: () => collection.count({ selector: { dirty: 2 } }).exec(),
    async close() {
      for (const cleanup of cleanups) cleanup();
      await database.close();
    },
  };

  /** Many local writes at once. */
  async function writeMany(rows: readonly Row[]) {
    const byId = new Map(rows.map((row) => [row.id, row]));
    await store.update(c, [...byId.keys()], (doc, id) => {
      const { id: _, ...body } = byId.get(id) ?? { id };
      return writeLocally(doc, id, body, v7());
    });
  }

  return {
    ...peer,
    store,
    database,
    /** Starts automatic sync, like in an open app. */
    startLive({ pokes, visible }: { readonly pokes: boolean; readonly visible: boolean }) {
      const hub = startHub(ports, { online: true, visible, everSynced: true });
      cleanups.push(hub.stop);
      if (!pokes) return hub;
      const connect = async (accessToken: () => Promise<string | null>) =>
        createClient(config.realtimeUrl, key, { accessToken });
      cleanups.push(listenForPokes({ memberId, auth, store, connect, onPoke: () => hub.tell('poke') }));
      return hub;
    },
  };
}
