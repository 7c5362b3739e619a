import { createHttpContentSource, createHttpTransport } from '../../../sync/engine/http-transport.ts';
import type { SessionBroker } from '../../../sync/engine/session-broker.ts';
import { type SyncScheduler, startSyncScheduler } from '../../../sync/engine/sync-scheduler.ts';
import { countUnsynced, watchUnsyncedCounts } from '../../../sync/storage/live-rows.ts';
import { isStorageFull } from '../../../sync/storage/storage-full.ts';
import { watchPageState } from '../../lib/browser/page-state.ts';
import { webLocks } from '../../lib/browser/web-locks.ts';
import { watchSyncRequests } from '../../lib/browser/worker-messages.ts';
import { timers } from '../../lib/timers.ts';
import { createLoadOnce } from '../server/load-once.ts';
import { listenForPokes } from './live-signal.ts';
import { type MemberData, rememberFirstSync } from './member-data.ts';

/** What connects a member's data with the server. */
export type Connection = Readonly<Awaited<ReturnType<typeof connect>>>;

export interface ConnectionOptions {
  readonly broker: SessionBroker;
  readonly url: string;
  readonly key: string;
  readonly hasLiveChannel: boolean;
}

/** Starts the sync of a member's data, which does nothing for a member without an account. Needs no network. */
export async function connect(data: MemberData, options: ConnectionOptions) {
  const { id, isLocal, database, store, diagnostics, wasSynced } = data;
  const { broker, url, key, hasLiveChannel } = options;
  const unsynced = await countUnsynced(database);
  const api = { url, key, fetch: (...call: Parameters<typeof fetch>) => fetch(...call) };
  const scheduler = startSyncScheduler(
    {
      store,
      transport: createHttpTransport({ ...api, observer: diagnostics.record }),
      content: createHttpContentSource(api),
      auth: broker,
      clock: { now: Date.now },
      random: { next: Math.random, uuid: () => crypto.randomUUID() },
      locks: webLocks,
      timers,
      counts: { watch: (listener) => watchUnsyncedCounts(database, listener) },
      isStorageFull,
      observer: diagnostics.record,
    },
    {
      online: navigator.onLine,
      visible: document.visibilityState === 'visible',
      haltedBy: isLocal ? 'no-account' : null,
      everSynced: wasSynced,
      unsynced,
    },
  );
  const ends = [
    watchPageState(scheduler.dispatch),
    watchSyncRequests(() => scheduler.dispatch('poke')),
    watchFirstSync(scheduler, () => rememberFirstSync(id)),
  ];
  const ports = { memberId: id, auth: broker, url, key, isOnline: () => navigator.onLine };
  const openClient = createLoadOnce(async () => (await import('../server/member-client.ts')).createMemberClient(ports));
  const openSupabase = async () => (await openClient()).supabase;
  if (hasLiveChannel && !isLocal) {
    ends.push(
      listenForPokes({
        memberId: id,
        connect: openSupabase,
        store,
        onPoke: () => scheduler.dispatch('poke'),
        onHealth: (isJoined) => scheduler.dispatch(isJoined ? 'channel-joined' : 'channel-lost'),
        onFailure: (error) => diagnostics.recordFailure('connect-realtime', error),
      }),
    );
  }
  return {
    scheduler,
    openSupabase,
    /** Sends a request to a path of the backend as the member. Rejects with a RequestError. */
    fetch: async (path: string, init: RequestInit) => (await openClient()).fetch(path, init),
    end() {
      for (const end of ends) end();
      scheduler.stop();
    },
  };
}

function watchFirstSync(scheduler: SyncScheduler, onSynced: () => void): () => void {
  const end = scheduler.subscribe(() => {
    if (!scheduler.everSynced()) return;
    onSynced();
    end();
  });
  return end;
}
