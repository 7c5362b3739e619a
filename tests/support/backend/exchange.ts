import { randomUUID } from 'node:crypto';
import { ROW_SCHEMA } from '../../../sync/model/row-schema.ts';
import { parseSyncResponse, type SyncResponse, type WireRow } from '../../../sync/protocol/sync-exchange.ts';
import { readAnswer, type TestBackend } from './backend.ts';
import { signToken } from './member-token.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An exchange request with defaults. */
export function exchangeRequest(parts: Fields = {}) {
  return {
    v: 1,
    schema: ROW_SCHEMA,
    epoch: null,
    device: 'test-device',
    since: 0,
    synced_at: null,
    limit: 2000,
    now_client: '2026-11-20T00:00:00.000Z',
    push: [],
    ...parts,
  };
}

/** A pushed row. */
export function pushed(collection: string, id: string, patch: Fields, more: Fields = {}) {
  return { collection, id, base_rev: 0, mutation_id: randomUUID(), superseded_ids: [], op: 'update', patch, ...more };
}

/** Calls the exchange over HTTP as a member; the response's status and JSON. */
export async function exchange(backend: TestBackend, token: string | null, req: unknown) {
  return readAnswer(await backend.call('/rest/v1/rpc/sync_exchange', { token, body: { req } }));
}

/** A new member with a device; a request fails the test unless the app can parse its response. */
export async function addDevice(backend: TestBackend, username = '太郎') {
  const userId = randomUUID();
  await backend.sql(
    'insert into auth.users (id, email, raw_user_meta_data, created_at) values ($1, $2, $3, private.now())',
    [userId, `${userId}@example.com`, JSON.stringify({ username })],
  );
  const token = signToken({ sub: userId });
  const send = async (parts: Fields = {}): Promise<SyncResponse> => {
    const { status, body } = await exchange(backend, token, exchangeRequest(parts));
    const response = status === 200 ? parseSyncResponse(body) : null;
    if (response === null) throw new Error(`the exchange responded with ${status}: ${JSON.stringify(body)}`);
    return response;
  };
  return {
    userId,
    token,
    send,
    /** The result of each pushed row: its status, or the code of its rejection. */
    push: async (...push: readonly Fields[]): Promise<readonly string[]> => {
      // A device has pulled what its writes are based on.
      const since = Math.max(0, ...push.filter(({ op }) => op === 'update').map(({ base_rev }) => Number(base_rev)));
      const epoch = since === 0 ? null : (await send()).epoch;
      return outcomes(await send({ push, since, epoch }));
    },
    /** The member's row as it stands on the server. */
    row: async (collection: string, id: string): Promise<WireRow | undefined> =>
      (await send()).rows.find((row) => row.collection === collection && row.id === id),
  };
}

export type Device = Awaited<ReturnType<typeof addDevice>>;

export function outcomes({ results }: SyncResponse): readonly string[] {
  return results.map((result) => (result.status === 'rejected' ? result.code : result.status));
}
