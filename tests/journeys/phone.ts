import type { SupabaseClient } from '@supabase/supabase-js';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { firstValueFrom } from 'rxjs';
import { v7 } from 'uuid';
import { listenForPokes } from '../../src/data/member/connection.ts';
import { timers } from '../../src/lib/timers.ts';
import { createHttpContentSource, createHttpTransport } from '../../sync/engine/http-transport.ts';
import { type LocalChange, localWrite } from '../../sync/engine/local-write.ts';
import type { Session } from '../../sync/engine/ports.ts';
import { startSyncScheduler } from '../../sync/engine/sync-scheduler.ts';
import { GUEST } from '../../sync/model/account/guest.ts';
import type { SyncedCollection } from '../../sync/model/synced-collections.ts';
import { createIndexedDbStorage, openMemberDatabase } from '../../sync/storage/database.ts';
import { countPending, liveRows, watchPendingCounts } from '../../sync/storage/live-rows.ts';
import { createRxStore } from '../../sync/storage/rx-store.ts';
import { storePorts } from '../support/reference/store-ports.ts';
import type { Target } from './accounts.ts';

/** What stays on a phone while the app is closed, and its line to the backend. */
export interface Phone {
  /** The data id: RxDB has one open database of a name in a process. */
  readonly name: string;
  readonly indexedDB: IDBFactory;
  /** `deaf`: requests arrive, their responses do not. */
  line: 'open' | 'cut' | 'deaf';
}

export function buyPhone(): Phone {
  return { name: v7(), indexedDB: new IDBFactory(), line: 'open' };
}

/** Opens the app's data for a member, or for GUEST. */
export async function openData({ name, indexedDB }: Phone, memberId: string) {
  const storage = createIndexedDbStorage({ indexedDB, IDBKeyRange });
  const database = await openMemberDatabase({ dataId: name, storage, multiInstance: false });
  const store = createRxStore(database, memberId, storePorts(v7));
  return {
    database,
    store,
    write: (collection: SyncedCollection, id: string, change: LocalChange) =>
      localWrite(store, v7, { key: { collection, id }, change }),
    /** The rows of a collection that are not deleted, by id. */
    rows: <Name extends SyncedCollection>(collection: Name) => firstValueFrom(liveRows(database, collection)),
    pendingCounts: () => countPending(database),
  };
}

/** Opens the app on a phone, with the sync but without screens. The client is signed in. */
export async function openApp(target: Target, phone: Phone, client: SupabaseClient) {
  const session = sessionReader(client);
  const memberId = (await session())?.memberId ?? GUEST;
  const data = await openData(phone, memberId);
  const { database, store } = data;
  const api = { url: target.url, key: target.key, fetch: fetchOver(phone) };
  const renewed = async () => {
    await client.auth.refreshSession();
    return session();
  };
  const scheduler = startSyncScheduler(
    {
      store,
      transport: createHttpTransport(api),
      content: createHttpContentSource(api),
      auth: { session, refresh: renewed },
      clock: Date,
      random: { next: Math.random, uuid: () => crypto.randomUUID() },
      observer: () => undefined,
      locks: { run: (_name, _options, work) => work().then(() => 'ran' as const) },
      timers,
      counts: { watch: (listener) => watchPendingCounts(database, listener) },
      isStorageFull: () => false,
      readDigest: async () => null,
    },
    { online: true, visible: true, everSynced: false, counts: await data.pendingCounts() },
  );
  const ends = [scheduler.stop];
  return {
    ...data,
    memberId,
    /** Syncs now; false when that fails. */
    sync: scheduler.flush,
    /** Joins the live channel. Rejects when it cannot be joined. */
    listen: () =>
      new Promise<void>((resolve, reject) => {
        const onHealth = (isJoined: boolean) => {
          scheduler.dispatch(isJoined ? 'channel-joined' : 'channel-lost');
          if (isJoined) resolve();
          else reject(new Error('Cannot join the live channel'));
        };
        const onPoke = () => scheduler.dispatch('poke');
        ends.push(
          listenForPokes({
            memberId,
            store,
            connect: async () => client.realtime,
            onPoke,
            onHealth,
            onFailure: reject,
          }),
        );
      }),
    async close() {
      for (const end of ends.splice(0)) end();
      await database.close();
    },
  };
}

export type OpenApp = Awaited<ReturnType<typeof openApp>>;

function sessionReader(client: SupabaseClient) {
  return async (): Promise<Session | null> => {
    const { session } = (await client.auth.getSession()).data;
    return session === null ? null : { memberId: session.user.id, token: session.access_token };
  };
}

function fetchOver(phone: Phone): typeof fetch {
  return async (...request) => {
    if (phone.line === 'cut') throw new TypeError('Failed to fetch');
    const response = await fetch(...request);
    if (phone.line === 'deaf') throw new TypeError('Failed to fetch');
    return response;
  };
}
