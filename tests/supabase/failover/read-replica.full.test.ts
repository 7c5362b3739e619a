import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { downloadContent } from '../../../sync/engine/download-content.ts';
import { createHttpContentSource, createHttpTransport } from '../../../sync/engine/http-transport.ts';
import { syncOnce } from '../../../sync/engine/sync-once.ts';
import { openMemberConnection } from '../../support/backend/member-connection.ts';
import { signToken } from '../../support/backend/member-token.ts';
import { startRealApi } from '../../support/backend/real-api.ts';
import { testKeys } from '../../support/backend/test-keys.ts';
import { createMemoryData, createMemoryStore } from '../../support/reference/memory-store.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from './replicated-postgres.ts';

/* The exchange goes to the primary, GET to a standby that follows it. */

const Notices = v.object({ announcements: v.array(v.object({ title: v.string() })) });

type Api = Awaited<ReturnType<typeof startRealApi>>;

let cluster: ReplicatedPostgres;
let primary: Api;
let replica: Api;
const [memberId, sessionId] = [randomUUID(), randomUUID()];
const session = { memberId, token: signToken({ sub: memberId, session_id: sessionId }) };

beforeAll(async () => {
  cluster = await startReplicatedPostgres();
  await cluster.sql(`insert into auth.users (id, email) values ($1, 'hanako@example.com')`, [memberId]);
  await cluster.sql('insert into auth.sessions (id, user_id, created_at) values ($1, $2, now())', [
    sessionId,
    memberId,
  ]);
  await announce('はじめ');
  await cluster.catchUp();
  primary = await startRealApi(cluster.primary());
  replica = await startRealApi(cluster.standby());
}, 120_000);
afterAll(async () => {
  await primary.close();
  await replica.close();
  await cluster.close();
});

const announce = (title: string) =>
  cluster.sql(`insert into public.announcements (date, title, content) values (current_date, $1, '本文')`, [title]);

/** A device whose content comes from the replica. */
function createDevice() {
  const data = createMemoryData(memberId);
  const ports = {
    store: createMemoryStore(data, { pause: async () => undefined, newDeviceId: randomUUID }),
    auth: { session: async () => session, refresh: async () => null },
    random: { next: Math.random, uuid: randomUUID },
    clock: Date,
    observer: () => undefined,
  };
  const api = { key: testKeys.publishableKey, fetch };
  return {
    async sync() {
      await syncOnce({ ...ports, transport: createHttpTransport({ ...api, url: primary.url }) });
      const content = createHttpContentSource({ ...api, url: replica.url });
      await downloadContent({ ...ports, content });
    },
    newest: () => v.parse(Notices, data.snapshots.get('notices')?.body).announcements[0]?.title,
    isBehind: () => data.state?.publishedVersions.notices !== data.snapshots.get('notices')?.version,
  };
}

describe('published content from a read replica', () => {
  test('is the version before while the replica lags; the device asks again', async () => {
    const device = createDevice();
    await device.sync();
    expect([device.newest(), device.isBehind()]).toEqual(['はじめ', false]);

    await cluster.lag();
    await announce('つぎ');
    const newcomer = createDevice();
    for (const late of [device, newcomer]) {
      await late.sync();
      expect([late.newest(), late.isBehind()]).toEqual(['はじめ', true]);
    }

    await cluster.catchUp();
    for (const late of [device, newcomer]) {
      await late.sync();
      expect([late.newest(), late.isBehind()]).toEqual(['つぎ', false]);
    }
  });

  test('passes the budget of reads, which a standby cannot write', async () => {
    const member = await openMemberConnection(cluster.standby().url);
    const read = `select public.read_published_content('notices') as content`;
    const { rows } = await member.query(memberId, read, [], { isCounted: true });
    expect(rows).toEqual([{ content: expect.objectContaining({ version: expect.anything() }) }]);
    await member.close();
  });

  test('needs the sign-in on the replica, too', async () => {
    await cluster.sql('delete from auth.sessions');
    await cluster.catchUp();
    const source = createHttpContentSource({ url: replica.url, key: testKeys.publishableKey, fetch });
    await expect(source.read('notices', null, session.token)).rejects.toMatchObject({ status: 401 });
  });
});
