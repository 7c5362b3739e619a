import type { SupabaseClient } from '@supabase/supabase-js';
import type { Auth, Store } from '../../sync/replication/ports.ts';

interface LiveSignalOptions {
  readonly memberId: string;
  readonly auth: Auth;
  readonly store: Pick<Store, 'state'>;
  /** A client for Realtime alone. */
  readonly connect: (accessToken: () => Promise<string | null>) => Promise<SupabaseClient>;
  /** Hears that the server is further than this device. */
  readonly onPoke: () => void;
}

/**
 * Listens to the member's private channel, where the database calls out each change made on another device. Polling
 * goes on beside it, so that a channel that never opens costs only time. The returned function ends it.
 */
export function listenForPokes({ memberId, auth, store, connect, onPoke }: LiveSignalOptions): () => void {
  const controller = new AbortController();
  const { signal } = controller;

  async function open() {
    const client = await connect(async () => (await auth.session())?.token ?? null);
    // A private channel is joined with a token. Asked for here, it is also asked for anew when it has run out.
    await client.realtime.setAuth();
    if (signal.aborted) return;
    client
      .channel(`member:${memberId}`, { config: { private: true } })
      .on('broadcast', { event: 'rev' }, ({ payload }) => void hear(Number(payload.rev)))
      .subscribe();
    signal.addEventListener('abort', () => void client.realtime.disconnect());
  }

  /** A call about what this device itself has just sent brings nothing new. A broken storage is the cycle's to report. */
  async function hear(rev: number) {
    const isNews = await store.state().then(
      ({ cursor }) => rev > cursor,
      () => true,
    );
    if (isNews && !signal.aborted) onPoke();
  }

  // Without a client, as when its code cannot be loaded, there are no calls, and polling is enough.
  open().catch(() => undefined);
  return () => controller.abort();
}
