import { filter, firstValueFrom, Subject } from 'rxjs';
import { listenForPokes, openRealtime } from '../../../../src/data/member/connection.ts';
import { initialSyncState } from '../../../../sync/engine/sync-state.ts';
import { ROW_SCHEMA } from '../../../../sync/model/row-schema.ts';
import { MAX_PULL_ROWS } from '../../../../sync/protocol/sync-exchange.ts';
import type { DeviceConfig, Peer } from './peer.ts';
import { type Checkpoint, exchange, pushedRow, START } from './rxdb-peer.ts';

/** The limit of propagation: the same requests and the same poke, without an engine and a storage. */
export async function openBarePeer(config: DeviceConfig): Promise<Peer> {
  const { collection, memberId, realtimeUrl, key, token } = config;
  const pulled$ = new Subject<{ readonly id: string; readonly [field: string]: unknown }>();
  let checkpoint: Checkpoint = START;
  let pokedAt = Number.NaN;
  /** The writing device does not pull what it has written. */
  let isWriter = false;
  let end = () => {};

  async function pull() {
    const { cursor, epoch, rows } = await exchange(config, { from: checkpoint, limit: MAX_PULL_ROWS, push: [] });
    checkpoint = { rev: cursor, epoch };
    for (const row of rows) pulled$.next(row);
  }

  return {
    async write(rows) {
      isWriter = true;
      await exchange(config, { from: START, limit: 1, push: rows.map((row) => pushedRow(collection, 'insert', row)) });
    },
    async edit(id, field, value) {
      await exchange(config, {
        from: START,
        limit: 1,
        push: [pushedRow(collection, 'update', { id, [field]: value })],
      });
    },
    async sync() {
      await pull();
      const joined = Promise.withResolvers<void>();
      end = listenForPokes({
        memberId,
        store: { state: async () => initialSyncState('peer', ROW_SCHEMA, memberId) },
        connect: () => openRealtime({ url: realtimeUrl, key }, async () => token),
        onPoke() {
          pokedAt = Date.now();
          if (!isWriter) void pull();
        },
        onHealth: () => joined.resolve(),
        onFailure: joined.reject,
      });
      await joined.promise;
    },
    async waitForValue(id, field, value) {
      await firstValueFrom(pulled$.pipe(filter((row) => row.id === id && row[field] === value)));
    },
    pokedAt: () => pokedAt,
    countRows: async () => 0,
    countRejected: async () => 0,
    close: async () => end(),
  };
}
