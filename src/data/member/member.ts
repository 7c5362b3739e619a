import { v7 } from 'uuid';
import { claimData } from '../../../sync/engine/claim-data.ts';
import { describeError } from '../../../sync/engine/describe-error.ts';
import { createHttpContentSource, createHttpTransport } from '../../../sync/engine/http-transport.ts';
import { type LocalWrite, localWrite } from '../../../sync/engine/local-write.ts';
import type { Store } from '../../../sync/engine/ports.ts';
import type { SessionBroker } from '../../../sync/engine/session-broker.ts';
import { type SyncScheduler, startSyncScheduler } from '../../../sync/engine/sync-scheduler.ts';
import type { SyncState } from '../../../sync/engine/sync-state.ts';
import { type MemberDatabase, openMemberDatabase } from '../../../sync/storage/database.ts';
import { createIndexedDbStorage } from '../../../sync/storage/indexed-db-storage.ts';
import { countUnsynced, reloadLiveRows, watchUnsyncedCounts } from '../../../sync/storage/live-rows.ts';
import { createRxStore } from '../../../sync/storage/rx-store.ts';
import { isStorageFull } from '../../../sync/storage/storage-full.ts';
import { watchPageState, watchRestoredPage } from '../../lib/browser/page-state.ts';
import { webLocks } from '../../lib/browser/web-locks.ts';
import { watchSyncRequests } from '../../lib/browser/worker-messages.ts';
import { timers } from '../../lib/timers.ts';
import { memberStorage } from '../account/identity.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { createLoadOnce } from '../server/load-once.ts';
import type { ServerCaller } from '../server/server-call.ts';
import { createTrustedClock, type TrustedClock } from '../streak/trusted-clock.ts';
import { type DataGuard, guardData } from './data-guard.ts';
import { listenForPokes } from './live-signal.ts';

/** A member whose data is open on this device. */
export interface Member extends ServerCaller {
  readonly id: string;
  readonly database: MemberDatabase;
  readonly store: Store;
  readonly scheduler: SyncScheduler;
  readonly clock: TrustedClock;
  readonly diagnostics: Diagnostics;
  /** True when the browser has evicted this member's data since the last visit. */
  readonly wasWiped: boolean;
  /** The id of this installation. */
  readonly device: string;
  /** Writes rows, and the sync state, in one transaction: all of it or nothing; see localWrite() and rowWrite(). */
  readonly write: (
    writes: LocalWrite | readonly LocalWrite[],
    changeState?: (state: SyncState) => SyncState,
  ) => Promise<void>;
  /** Generates a time-ordered row id (UUID v7). */
  readonly newId: () => string;
  /** Sends a request to a path of the backend as the member. Rejects with a RequestError. */
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Counts pending and rejected rows. */
  readonly countUnsynced: () => Promise<number>;
  /** Stops the sync and closes the database; the data stays. */
  readonly close: () => Promise<void>;
}

/**
 * Opens the member's database and starts the sync. Needs no network. Rejects when storage is blocked or broken, and with an
 * OutdatedBuildError when a newer build has used the data.
 */
export async function openMember(options: {
  readonly memberId: string;
  readonly broker: SessionBroker;
  readonly diagnostics: Diagnostics;
  readonly url: string;
  readonly key: string;
  /** The embedded backend has no Realtime. */
  readonly isHosted: boolean;
  /** Called when a newer build has taken over the data: the member has to be closed. */
  readonly onOutdated: () => void;
  /** Called when a write has failed for another reason than a full device. */
  readonly onStorageFailure: () => void;
}): Promise<Member> {
  const { memberId, broker, diagnostics, url, key, isHosted, onOutdated, onStorageFailure } = options;
  const startedAt = timers.now();
  const guard = await guardData(memberId, onOutdated);
  const { database, store } = await openData(memberId, guard).catch((error: unknown) => {
    guard.release();
    throw error;
  });
  const [state, unsynced] = await Promise.all([store.state(), countUnsynced(database)]);
  const clock = createTrustedClock(database, state.clockOffset);
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
      everSynced: state.synced_at !== null,
      unsynced,
    },
  );
  const wasWiped = localStorage.getItem(SYNCED_KEY) === memberId && state.synced_at === null;
  diagnostics.record({ type: 'database-opened', durationMs: Math.round(timers.now() - startedAt), wasWiped });
  const ends = [
    watchPageState(scheduler.dispatch),
    // Frozen pages do not receive what other tabs have stored.
    watchRestoredPage(() => reloadLiveRows(database)),
    watchSyncRequests(() => scheduler.dispatch('poke')),
    recordFirstSync(scheduler, memberId),
  ];
  const ports = { memberId, auth: broker, url, key, isOnline: () => navigator.onLine };
  const openClient = createLoadOnce(async () => (await import('../server/member-client.ts')).createMemberClient(ports));
  const openSupabase = async () => (await openClient()).supabase;
  if (isHosted) {
    ends.push(
      listenForPokes({
        memberId,
        connect: openSupabase,
        store,
        onPoke: () => scheduler.dispatch('poke'),
        onHealth: (isJoined) => scheduler.dispatch(isJoined ? 'channel-joined' : 'channel-lost'),
        onFailure: (error) => diagnostics.recordFailure('connect-realtime', error),
      }),
    );
  }
  const write: Member['write'] = async (writes, changeState) => {
    try {
      await localWrite(store, v7, writes, changeState);
    } catch (error) {
      const collection = [writes].flat()[0]?.key.collection ?? '';
      diagnostics.record({ type: 'write-failed', collection, error: describeError(error) });
      if (!isStorageFull(error)) onStorageFailure();
      throw error;
    }
    // Rewriting a pending row does not change its count, but the copy that the service worker queued is outdated.
    if (!scheduler.schedule().online) scheduler.dispatch('wrote');
  };

  return {
    id: memberId,
    database,
    store,
    scheduler,
    clock,
    diagnostics,
    wasWiped,
    device: state.device,
    write,
    newId: v7,
    openSupabase,
    fetch: async (path, init) => (await openClient()).fetch(path, init),
    async countUnsynced() {
      const { pending, rejected } = await countUnsynced(database);
      return pending + rejected;
    },
    async close() {
      for (const end of ends) end();
      scheduler.stop();
      clock.stop();
      await database.close().finally(guard.release);
    },
  };
}

async function openData(memberId: string, guard: DataGuard) {
  const database = await openMemberDatabase({ memberId, storage: createIndexedDbStorage(), multiInstance: true });
  const store = createRxStore(database, memberId, () => crypto.randomUUID());
  try {
    if (await claimData(store)) guard.announce();
    return { database, store };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const SYNCED_KEY = 'keiko.synced';

/** Sets a flag outside the database after the first sync, to distinguish an evicted database from a new one. */
function recordFirstSync(scheduler: SyncScheduler, memberId: string): () => void {
  const end = scheduler.subscribe(() => {
    if (!scheduler.everSynced()) return;
    memberStorage(localStorage, memberId).setItem(SYNCED_KEY, memberId);
    end();
  });
  return end;
}
