import { filter, firstValueFrom } from 'rxjs';
import { v7 } from 'uuid';
import { listenForPokes, openRealtime } from '../../../../src/data/member/connection.ts';
import { webLocks } from '../../../../src/lib/browser/web-locks.ts';
import { timers } from '../../../../src/lib/timers.ts';
import { createHttpTransport } from '../../../../sync/engine/http-transport.ts';
import { localWrite } from '../../../../sync/engine/local-write.ts';
import { transition } from '../../../../sync/engine/row-transitions.ts';
import { syncOnce } from '../../../../sync/engine/sync-once.ts';
import { type SchedulerPorts, startSyncScheduler } from '../../../../sync/engine/sync-scheduler.ts';
import { collectionIn, currentBuild } from '../../../../sync/model/build.ts';
import { createIndexedDbStorage, openMemberDatabase } from '../../../../sync/storage/database.ts';
import { livePendingRows, liveRow, liveRows, watchPendingCounts } from '../../../../sync/storage/live-rows.ts';
import { createRxStore } from '../../../../sync/storage/rx-store.ts';
import { isStorageFull } from '../../../../sync/storage/storage-full.ts';
import type { DeviceConfig, Peer } from './peer.ts';
import type { Row } from './rows.ts';

/** The product's own sync, composed like in the app. */
export async function openKeiko(config: DeviceConfig): Promise<Peer> {
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
    timers,
    counts: { watch: (listener) => watchPendingCounts(database, listener) },
    isStorageFull,
    readDigest: async () => null,
    observer: () => undefined,
  };
  let pokedAt = Number.NaN;
  const cleanups = [ports.counts.watch(() => undefined)];

  /** Many local writes in one transaction. */
  async function writeMany(rows: readonly Row[]) {
    await store.transact({ keys: rows.map(({ id }) => ({ collection, id })) }, (transaction) => {
      for (const { id, ...patch } of rows) {
        const row = transaction.get({ collection, id });
        transaction.set(
          transition(row, { type: 'edit', patch, mutationId: v7() }, collectionIn(currentBuild, collection)),
        );
      }
    });
  }

  return {
    write: (rows) => writeMany(rows),
    edit: (id, field, value) => localWrite(store, v7, { key: { collection, id }, change: () => ({ [field]: value }) }),
    sync: async () => {
      const outcome = await syncOnce(ports);
      if (outcome !== 'complete') throw new Error(`the sync ended as "${outcome}"`);
    },
    pokedAt: () => pokedAt,
    async waitForValue(id, field, value) {
      await firstValueFrom(
        liveRow(database, collection, id).pipe(filter((row) => row !== null && Reflect.get(row.body, field) === value)),
      );
    },
    countRows: async () => (await firstValueFrom(liveRows(database, collection))).size,
    countRejected: async () => {
      const rows = await firstValueFrom(livePendingRows(database));
      return rows.filter(({ delivery }) => delivery.status === 'rejected').length;
    },
    /** Starts automatic sync, like in an open app; resolves when the channel is joined. */
    async startLive() {
      const counts = { pending: 0, rejected: 0, kept: 0 };
      const scheduler = startSyncScheduler(ports, { online: true, visible: true, everSynced: true, counts });
      const joined = Promise.withResolvers<void>();
      const end = listenForPokes({
        memberId,
        store: { state: () => scheduler.settled().then(store.state) },
        connect: () => openRealtime({ url: config.realtimeUrl, key }, async () => token),
        onPoke() {
          pokedAt = Date.now();
          scheduler.dispatch('poke');
        },
        onHealth(isJoined) {
          scheduler.dispatch(isJoined ? 'channel-joined' : 'channel-lost');
          if (isJoined) joined.resolve();
        },
        onFailure: joined.reject,
      });
      cleanups.push(scheduler.stop, end);
      await joined.promise;
    },
    async close() {
      for (const cleanup of cleanups) cleanup();
      await database.close();
    },
  };
}
