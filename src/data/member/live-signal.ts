import type { SupabaseClient } from '@supabase/supabase-js';
import type { Store } from '../../../sync/engine/ports.ts';

interface LiveSignalOptions {
  readonly memberId: string;
  readonly store: Pick<Store, 'state'>;
  /** Opens a client with the member's token. */
  readonly connect: () => Promise<SupabaseClient>;
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
    await client.realtime.setAuth();
    if (signal.aborted) return;
    client
      .channel(`member:${memberId}`, { config: { private: true } })
      .on('broadcast', { event: 'rev' }, ({ payload }) => void handleRevision(Number(payload.rev)))
      .subscribe((state) => {
        if (!signal.aborted) onHealth(state === 'SUBSCRIBED');
      });
    signal.addEventListener('abort', () => void client.realtime.disconnect());
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
