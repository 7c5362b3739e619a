import { createClient } from '@supabase/supabase-js';
import { addRxPlugin, type WithDeleted } from 'rxdb';
import { RxDBLeaderElectionPlugin } from 'rxdb/plugins/leader-election';
import { replicateRxCollection } from 'rxdb/plugins/replication';
import { Subject } from 'rxjs';
import { v4 } from 'uuid';
import { parseSyncResponse } from '../../../../sync/protocol/sync-exchange.ts';
import type { Peer, Place } from './peer.ts';
import { openPeerDatabase } from './peer-database.ts';
import type { Row } from './rows.ts';

addRxPlugin(RxDBLeaderElectionPlugin);

const PAGE = 500;

interface Checkpoint {
  readonly rev: number;
  readonly epoch: string | null;
}
const START: Checkpoint = { rev: 0, epoch: null };

/** RxDB's own replication over our exchange: the handlers that its handbook asks for, in batches of the same size. */
export async function openRxdbPeer(place: Place): Promise<Peer> {
  const { c, network, realtimeUrl, key, memberId, token } = place;
  const { rows, local, close } = await openPeerDatabase(place);
  const news = new Subject<'RESYNC'>();
  const ends: (() => unknown)[] = [];

  async function exchange(from: Checkpoint, limit: number, push: readonly unknown[]) {
    const response = await network.fetch(`${location.origin}/rest/v1/rpc/sync_exchange`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: key, authorization: `Bearer ${token}` },
      body: JSON.stringify({
        req: {
          v: 1,
          schema: 1,
          epoch: from.epoch,
          device: 'peer',
          since: from.rev,
          limit,
          now_client: '',
          library: {},
          push,
        },
      }),
    });
    const answer = parseSyncResponse(await response.json());
    if (answer === null) throw new Error('Cannot read the answer');
    return answer;
  }

  async function start() {
    const state = replicateRxCollection<Row, Checkpoint>({
      replicationIdentifier: `rxdb-${c}`,
      collection: rows,
      waitForLeadership: false,
      retryTime: 500,
      pull: {
        // A page that is not full ends the pull; one of ours may hold a row or two of other collections.
        batchSize: PAGE - 10,
        stream$: news,
        async handler(checkpoint) {
          const answer = await exchange(checkpoint ?? START, PAGE, []);
          const documents = answer.rows.filter((row) => row.c === c);
          return { documents: documents.map(toDocument), checkpoint: { rev: answer.cursor, epoch: answer.epoch } };
        },
      },
      push: {
        batchSize: 200,
        async handler(items) {
          const push = items.map(({ newDocumentState: { id, _deleted, ...patch } }) => ({
            ...{ c, id, base_rev: 0, mut: v4(), past: [], op: _deleted ? 'del' : 'set', patch },
          }));
          const { results } = await exchange(START, 1, push);
          const refused = results.find((result) => result.status === 'rejected');
          if (refused !== undefined) throw new Error(`row "${refused.id}" was refused: ${refused.code}`);
          return [];
        },
      },
    });
    const channel = createClient(realtimeUrl, key, { accessToken: async () => token })
      .channel(`member:${memberId}`, { config: { private: true } })
      .on('broadcast', { event: 'rev' }, () => news.next('RESYNC'))
      .subscribe();
    ends.push(
      () => state.cancel(),
      () => channel.unsubscribe(),
    );
    await state.awaitInitialReplication();
    await state.awaitInSync();
  }

  return {
    ...local,
    sync: start,
    async close() {
      for (const end of ends) await end();
      await close();
    },
  };
}

function toDocument({
  c: _,
  rev: _rev,
  deleted,
  copy_count: _count,
  ...fields
}: {
  readonly c: string;
  readonly id: string;
  readonly rev: number;
  readonly deleted: boolean;
  readonly [field: string]: Row[string];
}): WithDeleted<Row> {
  return { ...fields, _deleted: deleted };
}
