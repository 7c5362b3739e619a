import { addRxPlugin, type WithDeleted } from 'rxdb';
import { RxDBLeaderElectionPlugin } from 'rxdb/plugins/leader-election';
import { replicateRxCollection } from 'rxdb/plugins/replication';
import { Subject } from 'rxjs';
import { openRealtime } from '../../../../src/data/member/connection.ts';
import { ROW_SCHEMA } from '../../../../sync/model/row-schema.ts';
import {
  MAX_PULL_ROWS,
  MAX_PUSH_ROWS,
  parseSyncResponse,
  type SyncResponse,
  type WireRow,
} from '../../../../sync/protocol/sync-exchange.ts';
import type { DeviceConfig, Peer } from './peer.ts';
import { openPeerDatabase } from './peer-database.ts';
import type { Row } from './rows.ts';

addRxPlugin(RxDBLeaderElectionPlugin);

export interface Checkpoint {
  readonly rev: number;
  readonly epoch: string | null;
}
export const START: Checkpoint = { rev: 0, epoch: null };

/** One request to our exchange, without our engine. */
export async function exchange(
  { network, key, token }: DeviceConfig,
  { from, limit, push }: { readonly from: Checkpoint; readonly limit: number; readonly push: readonly unknown[] },
): Promise<SyncResponse> {
  const { rev: since, epoch } = from;
  const response = await network.fetch(`${location.origin}/rest/v1/rpc/sync_exchange`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: key, authorization: `Bearer ${token}` },
    body: JSON.stringify({
      req: { v: 1, schema: ROW_SCHEMA, epoch, device: 'peer', since, limit, now_client: '', push },
    }),
  });
  const page = parseSyncResponse(await response.json());
  if (page === null) throw new Error('Cannot parse the response');
  return page;
}

/** A write as the exchange takes it. */
export function pushedRow(collection: string, op: 'insert' | 'update' | 'delete', { id, ...patch }: Row) {
  return { collection, id, base_rev: 0, mutation_id: crypto.randomUUID(), superseded_ids: [], patch, op };
}

/** RxDB's own replication over our exchange: handlers as documented by RxDB, with our batch sizes. */
export async function openRxdbPeer(config: DeviceConfig): Promise<Peer> {
  const { collection, realtimeUrl, key, memberId, token } = config;
  const { rows, local, close } = await openPeerDatabase(config);
  const resync$ = new Subject<'RESYNC'>();
  const cleanups: (() => unknown)[] = [];
  const fields = Object.keys(rows.schema.jsonSchema.properties);

  async function start() {
    const state = replicateRxCollection<Row, Checkpoint>({
      replicationIdentifier: `rxdb-${collection}`,
      collection: rows,
      waitForLeadership: false,
      retryTime: 500,
      pull: {
        // RxDB ends the pull at a page that is not full; our pages may contain a few rows of other collections.
        batchSize: MAX_PULL_ROWS - 10,
        stream$: resync$,
        async handler(checkpoint) {
          const response = await exchange(config, { from: checkpoint ?? START, limit: MAX_PULL_ROWS, push: [] });
          const documents = response.rows.filter((row) => row.collection === collection);
          return {
            documents: documents.map((row) => toDocument(row, fields)),
            checkpoint: { rev: response.cursor, epoch: response.epoch },
          };
        },
      },
      push: {
        batchSize: MAX_PUSH_ROWS,
        async handler(items) {
          const push = items.map(({ newDocumentState: { _deleted, ...row }, assumedMasterState }) => {
            const op = assumedMasterState === undefined ? 'insert' : 'update';
            return pushedRow(collection, _deleted ? 'delete' : op, row);
          });
          const { results } = await exchange(config, { from: START, limit: 1, push });
          const rejected = results.find((result) => result.status === 'rejected');
          if (rejected !== undefined) throw new Error(`row "${rejected.id}" was rejected: ${rejected.code}`);
          return [];
        },
      },
    });
    const client = await openRealtime({ url: realtimeUrl, key }, async () => token);
    await client.setAuth();
    client
      .channel(`member:${memberId}`, { config: { private: true } })
      .on('broadcast', { event: 'rev' }, () => resync$.next('RESYNC'))
      .subscribe();
    cleanups.push(
      () => state.cancel(),
      () => client.disconnect(),
    );
    await state.awaitInitialReplication();
    await state.awaitInSync();
  }

  return {
    ...local,
    sync: start,
    async close() {
      for (const cleanup of cleanups) await cleanup();
      await close();
    },
  };
}

/** The row with the fields of the schema alone: the server rejects pushed fields of its own. */
function toDocument(row: WireRow, fields: readonly string[]): WithDeleted<Row> {
  const known = Object.entries(row).filter(([field]) => fields.includes(field));
  return { ...Object.fromEntries(known), id: row.id, _deleted: row.deleted };
}
