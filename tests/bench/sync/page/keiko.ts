import { createClient } from '@supabase/supabase-js';
import { firstValueFrom } from 'rxjs';
import { v7 } from 'uuid';
import { listenForPokes } from '../../../../src/data/member/connection.ts';
import { webLocks } from '../../../../src/lib/browser/web-locks.ts';
import { timers } from '../../../../src/lib/timers.ts';
import { createHttpTransport } from '../../../../sync/engine/http-transport.ts';
import { localWrite } from '../../../../sync/engine/local-write.ts';
import { transition } from '../../../../sync/engine/row-transitions.ts';
import { syncOnce } from '../../../../sync/engine/sync-once.ts';
import { type SchedulerPorts, startSyncScheduler } from '../../../../sync/engine/sync-scheduler.ts';
import { collectionIn, currentBuild } from '../../../../sync/model/build.ts';
import { createIndexedDbStorage, openMemberDatabase } from '../../../../sync/storage/database.ts';
import { liveRows, watchPendingCounts } from '../../../../sync/storage/live-rows.ts';
import { createRxStore } from '../../../../sync/storage/rx-store.ts';
import { isStorageFull } from '../../../../sync/storage/storage-full.ts';
import type { Network } from './network.ts';
import type { Row } from './rows.ts';

/** Configuration of a device: member, server and collection. */
export interface DeviceConfig {
  readonly memberId: string;
  readonly token: string;
  readonly key: string;
  readonly realtimeUrl: string;
  readonly collection: 'training_sessions' | 'kata_forms';
  readonly network: Network;
}

/** The product's own sync, composed like in the app. */
export async function openKeiko(config: DeviceConfig, timersPort: SchedulerPorts['timers'] = timers) {
  const { memberId, token, key, network, collection } = config;
  const database = await openMemberDatabase({
    dataId: memberId,
    storage: createIndexedDbStorage(),
    multiInstance: true,
  });
  const store = createRxStore(database, memberId, {
    newDeviceId: () => crypto.randomUUID(),
    withLock: webLocks.withLock,
    observer: () => undefined,
  });
  const auth = { session: async () => ({ memberId, token }), refresh: async () => null };
  const ports: SchedulerPorts = {
    store,
    content: { read: async () => null },
    transport: createHttpTransport({ url: location.origin, key, fetch: network.fetch, timeoutMs: 120_000 }),
    auth,
    clock: { now: () => Date.now() },
    random: { next: Math.random, uuid: () => crypto.randomUUID() },
    locks: webLocks,
    timers: timersPort,
    counts: { watch: (listener) => watchPendingCounts(database, listener) },
    isStorageFull,
    observer: () => undefined,
  };
  ports.counts.watch(() => undefined);
  return {
    database,
    /** Writes rows in one transaction. */
    write: (rows: readonly Row[]) =>
      store.transact({ keys: rows.map(({ id }) => ({ collection, id })) }, (transaction) => {
        for (const { id, ...patch } of rows) {
          const row = transaction.get({ collection, id });
          transaction.set(
            transition(row, { type: 'edit', patch, mutationId: v7() }, collectionIn(currentBuild, collection)),
          );
        }
      }),
    /** Changes one field of a local row. */
    edit: (id: string, field: string, value: string) =>
      localWrite(store, v7, { key: { collection, id }, change: () => ({ [field]: value }) }),
    /** Pushes and pulls until nothing is left. */
    sync: async () => {
      const outcome = await syncOnce(ports);
      if (outcome !== 'complete') throw new Error(`the sync ended as "${outcome}"`);
    },
    countRows: async () => (await firstValueFrom(liveRows(database, collection))).size,
    /** Starts automatic sync, like in an open app; with pokes it resolves when the channel is joined. */
    async startLive({ pokes, visible }: { readonly pokes: boolean; readonly visible: boolean }) {
      const scheduler = startSyncScheduler(ports, {
        online: true,
        visible,
        everSynced: true,
        counts: { pending: 0, rejected: 0, kept: 0 },
      });
      if (!pokes) return scheduler;
      const accessToken = async () => (await auth.session())?.token ?? null;
      const connect = async () => createClient(config.realtimeUrl, key, { accessToken }).realtime;
      const onPoke = () => scheduler.dispatch('poke');
      const joined = Promise.withResolvers<void>();
      const onHealth = (isJoined: boolean) => {
        scheduler.dispatch(isJoined ? 'channel-joined' : 'channel-lost');
        if (isJoined) joined.resolve();
      };
      const onFailure = (cause: unknown) => reportError(cause);
      listenForPokes({ memberId, store, connect, onPoke, onHealth, onFailure });
      await joined.promise;
      return scheduler;
    },
  };
}
