import { describe, expect, onTestFinished, test } from 'vitest';
import { currentBuild } from '../../../sync/collections/build.ts';
import { syncOnce } from '../../../sync/engine/sync-once.ts';
import { parseSyncResponse } from '../../../sync/protocol/sync-exchange.ts';
import { type RecordedExchange, readFixture, releases } from '../../releases/fixtures.ts';
import { addRecordedMember, applyServerEvent, MEMBER_ID } from '../../releases/recorded-member.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { exchange } from '../../support/backend/exchange.ts';
import { createMemoryData, createMemoryStore } from '../../support/reference/memory-store.ts';

describe.each(releases)('release %i', (schema) => {
  const recorded = readFixture(schema, 'exchanges.json.gz');

  test('of the app gets from this server what it got from its own', async () => {
    const backend = await startTestBackend();
    onTestFinished(() => backend.close());
    const token = await addRecordedMember(backend, recorded[0]?.before.now ?? '');
    // Each server makes its own epochs.
    const epochs = new Map<unknown, unknown>([[null, null]]);
    for (const { before, request, status, response } of recorded) {
      await applyServerEvent(backend, before);
      const got = await exchange(backend, token, { ...request, epoch: epochs.get(request.epoch) });
      expect(got.status).toBe(status);
      epochs.set(response.epoch, got.body.epoch);
      const { epoch, max_schema, published_versions, ...expected } = response;
      expect(got.body).toMatchObject(expected);
      expect(got.body.max_schema).toBeGreaterThanOrEqual(schema);
      expect(got.body.min_schema).toBeLessThanOrEqual(schema);
    }
  });

  test.each(recorded.map((exchange, n) => [n, exchange] as const))(
    'of the server answers this app in a form that it reads: exchange %i',
    async (_n, { response }) => {
      const parsed = parseSyncResponse(response);
      expect(parsed).toMatchObject({ cursor: response.cursor, rows: response.rows });
    },
  );

  test('of the server makes a newer app wait with its rows, and serves one of its own schema', async () => {
    const [first] = recorded;
    if (first === undefined) throw new Error('Cannot find a recorded exchange');
    const sync = syncOnce(portsAnsweredBy(first));
    if (schema < currentBuild.schema) await expect(sync).rejects.toMatchObject({ kind: 'outdated_server' });
    else await expect(sync).resolves.toBe('complete');
  });
});

/** A device whose server always answers the same. */
function portsAnsweredBy({ response }: RecordedExchange): Parameters<typeof syncOnce>[0] {
  const parsed = parseSyncResponse(response);
  if (parsed === null) throw new Error('Cannot parse a recorded response');
  const data = createMemoryData(MEMBER_ID);
  return {
    store: createMemoryStore(data, { pause: async () => undefined, newDeviceId: () => 'phone' }),
    transport: { exchange: async () => parsed },
    auth: { session: async () => ({ memberId: MEMBER_ID, token: 'token' }), refresh: async () => null },
    clock: { now: () => 0 },
    random: { next: () => 0.5, uuid: () => 'uuid' },
    observer: () => undefined,
  };
}
