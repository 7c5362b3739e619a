import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { syncOnce } from '../../../sync/engine/sync-once.ts';
import type { Build } from '../../../sync/model/build.ts';
import { syncedCollections } from '../../../sync/model/synced-collections.ts';
import { parseSyncResponse } from '../../../sync/protocol/sync-exchange.ts';
import type { RecordedExchange } from '../../releases/fixtures.ts';
import { migrateToNext } from '../../releases/next/next-migration.ts';
import { pairs } from '../../releases/pairs.ts';
import { recordExchanges } from '../../releases/record-exchanges.ts';
import { addRecordedMember, applyServerEvent, MEMBER_ID } from '../../releases/recorded-member.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { dumpTables } from '../../support/backend/dump-tables.ts';
import { exchange, exchangeRequest } from '../../support/backend/exchange.ts';
import { createMemoryData, createMemoryStore } from '../../support/reference/memory-store.ts';

/** A server that gets recorded requests and must answer at least what was recorded. */
async function startReplay(recorded: readonly RecordedExchange[]) {
  const backend = await startTestBackend();
  onTestFinished(() => backend.close());
  const token = await addRecordedMember(backend, recorded[0]?.before.now ?? '');
  // Each server makes its own epochs.
  const epochs = new Map<unknown, unknown>([[null, null]]);

  async function replay(exchanges: readonly RecordedExchange[]) {
    for (const { before, request, status, response } of exchanges) {
      await applyServerEvent(backend, before);
      const got = await exchange(backend, token, { ...request, epoch: epochs.get(request.epoch) });
      expect(got.status).toBe(status);
      epochs.set(response.epoch, got.body.epoch);
      const { epoch, min_schema, max_schema, published_versions, ...expected } = response;
      expect(got.body).toMatchObject(expected);
      expect(got.body.min_schema).toBeLessThanOrEqual(request.schema);
      expect(got.body.max_schema).toBeGreaterThanOrEqual(request.schema);
    }
  }
  /** All rows of the member, as a new device pulls them. */
  const pullAll = async () => (await exchange(backend, token, exchangeRequest())).body.rows;
  return { backend, replay, pullAll };
}

describe.each(pairs)('$older with $newer', ({ older, newer, read, build, migrate }) => {
  let recorded: readonly RecordedExchange[];
  beforeAll(async () => {
    recorded = await read('exchanges.json.gz');
  });

  test(`an app of ${older} gets from the server of ${newer} what it got from its own`, async () => {
    const { backend, replay } = await startReplay(recorded);
    await migrate(backend);
    await replay(recorded);
  });

  test(`an app of ${newer} reads what the server of ${older} answers`, () => {
    for (const { response } of recorded) {
      expect(parseSyncResponse(response)).toMatchObject({ cursor: response.cursor, rows: response.rows });
    }
  });

  test(`an app of ${newer} waits for the server of ${older}, unless both have the same row schema`, async () => {
    const [first] = recorded;
    if (first === undefined) throw new Error('Cannot find a recorded exchange');
    const sync = syncOnce(portsAnsweredBy(first, build));
    if (first.request.schema < build.schema) await expect(sync).rejects.toMatchObject({ code: 'outdated_server' });
    else await expect(sync).resolves.toBe('complete');
  });
});

describe('the migration to the next release', () => {
  test('changes no row and no revision, and an app of this checkout does not notice it', async () => {
    const recorded = await recordExchanges();
    const { backend, replay, pullAll } = await startReplay(recorded);
    const middle = recorded.findIndex(({ before }) => before.isRestored);
    await replay(recorded.slice(0, middle));
    const rows: readonly { readonly collection: string }[] = await pullAll();
    expect(new Set(rows.map(({ collection }) => collection))).toEqual(new Set(Object.keys(syncedCollections)));
    const tables = await dumpTables(backend.sql);

    await migrateToNext(backend);
    const { 'public.todos': todos, ...migrated } = await dumpTables(backend.sql);
    expect(todos).toBe('');
    const notes = migrated['public.notes']?.replaceAll('"place": null, ', '');
    expect({ ...migrated, 'public.notes': notes }).toEqual(tables);
    expect(await pullAll()).toMatchObject(rows);
    await replay(recorded.slice(middle));
  });
});

/** A device whose server always answers the same. */
function portsAnsweredBy({ response }: RecordedExchange, build: Build): Parameters<typeof syncOnce>[0] {
  const parsed = parseSyncResponse(response);
  if (parsed === null) throw new Error('Cannot parse a recorded response');
  const data = createMemoryData(MEMBER_ID);
  return {
    store: createMemoryStore(data, { pause: async () => undefined, newDeviceId: () => 'phone', build }),
    transport: { exchange: async () => parsed },
    auth: { session: async () => ({ memberId: MEMBER_ID, token: 'token' }), refresh: async () => null },
    clock: { now: () => 0 },
    random: { next: () => 0.5, uuid: () => 'uuid' },
    observer: () => undefined,
  };
}
