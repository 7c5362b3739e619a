import type { RealtimeClient } from '@supabase/realtime-js';
import { createHttpContentSource, createHttpTransport } from '../../../sync/engine/http-transport.ts';
import type { Store } from '../../../sync/engine/ports.ts';
import type { SessionBroker } from '../../../sync/engine/session-broker.ts';
import { startSyncScheduler } from '../../../sync/engine/sync-scheduler.ts';
import { countPending, watchPendingCounts } from '../../../sync/storage/live-rows.ts';
import { isStorageFull } from '../../../sync/storage/storage-full.ts';
import { watchPageState } from '../../lib/browser/page-state.ts';
import { webLocks } from '../../lib/browser/web-locks.ts';
import { watchSyncRequests } from '../../lib/browser/worker-messages.ts';
import { timers } from '../../lib/timers.ts';
import { createLoadOnce } from '../server/load-once.ts';
import type { MemberRequest } from '../server/member-request.ts';
import type { MemberData } from './member-data.ts';

export type Connection = Readonly<Awaited<ReturnType<typeof connect>>>;

export interface ConnectionOptions {
  readonly broker: SessionBroker;
  readonly url: string;
  readonly key: string;
  readonly hasLiveChannel: boolean;
}

/** Starts the sync of a member's data; without an account only published content is read. Needs no network. */
export async function connect(data: MemberData, options: ConnectionOptions) {
  const { id, isGuest, database, store, diagnostics, syncedAt } = data;
  const { broker, url, key, hasLiveChannel } = options;
  const counts = await countPending(database);
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
      counts: { watch: (listener) => watchPendingCounts(database, listener) },
      isStorageFull,
      readDigest: async (store) => (await import('./read-digest.ts')).readMemberDigest(store),
      observer: diagnostics.record,
    },
    {
      online: navigator.onLine,
      visible: document.visibilityState === 'visible',
      haltedBy: isGuest ? 'no-account' : null,
      everSynced: syncedAt !== null,
      counts,
    },
  );
  const ports = { memberId: id, auth: broker, url, key, isOnline: () => navigator.onLine };
  const openRequest = createLoadOnce(async () =>
    (await import('../server/member-request.ts')).createMemberRequest(ports),
  );
  const ends = [watchPageState(scheduler.dispatch), watchSyncRequests(() => scheduler.dispatch('poke'))];
  if (hasLiveChannel && !isGuest) {
    ends.push(
      listenForPokes({
        memberId: id,
        connect: () =>
          openRealtime(api, async () => {
            const session = await broker.session().catch(() => null);
            return session?.memberId === id ? session.token : null;
          }),
        // The poke of this device's own write may come before the answer that moves the cursor.
        store: { state: () => scheduler.settled().then(store.state) },
        onPoke: () => scheduler.dispatch('poke'),
        onHealth: (isJoined) => scheduler.dispatch(isJoined ? 'channel-joined' : 'channel-lost'),
        onFailure: () => diagnostics.recordFailure('connect-realtime'),
      }),
    );
  }
  return {
    scheduler,
    request: async (...call: Parameters<MemberRequest>) => (await openRequest())(...call),
    end() {
      for (const end of ends) end();
      scheduler.stop();
    },
  };
}

/** A client of Realtime, loaded after the start. */
export async function openRealtime(
  { url, key }: Pick<ConnectionOptions, 'url' | 'key'>,
  accessToken: () => Promise<string | null>,
): Promise<RealtimeClient> {
  const { RealtimeClient } = await import('@supabase/realtime-js');
  return new RealtimeClient(`${url.replace(/^http/, 'ws')}/realtime/v1`, { params: { apikey: key }, accessToken });
}

interface LiveSignalOptions {
  readonly memberId: string;
  readonly store: Pick<Store, 'state'>;
  readonly connect: () => Promise<RealtimeClient>;
  /** Called when the server announces a higher revision than our cursor. */
  readonly onPoke: () => void;
  /** Called with true when the channel is joined, so that pokes arrive, and with false when it is lost. */
  readonly onHealth: (isJoined: boolean) => void;
  /** Called when no connection can be opened; polling alone is enough then. */
  readonly onFailure: (error: unknown) => void;
}

/** Follows the member's private Realtime channel, where the database announces new revisions; returns unsubscribe. */
export function listenForPokes(options: LiveSignalOptions): () => void {
  const { memberId, store, connect, onPoke, onHealth, onFailure } = options;
  const controller = new AbortController();
  const { signal } = controller;

  async function open() {
    const client = await connect();
    // Joining a private channel requires a token. The accessToken callback also supplies a new one after expiry.
    await client.setAuth();
    if (signal.aborted) return;
    client
      .channel(`member:${memberId}`, { config: { private: true } })
      .on('broadcast', { event: 'rev' }, ({ payload }) => void handleRevision(Number(payload.rev)))
      .subscribe((state) => {
        if (!signal.aborted) onHealth(state === 'SUBSCRIBED');
      });
    signal.addEventListener('abort', () => void client.disconnect());
  }

  /** Ignores broadcasts of this device's own writes. An unreadable cursor counts as behind. */
  async function handleRevision(rev: number) {
    const isNews = await store.state().then(
      ({ cursor }) => rev > cursor,
      () => true,
    );
    if (isNews && !signal.aborted) onPoke();
  }

  open().catch(onFailure);
  return () => controller.abort();
}
