import { randomUUID } from 'node:crypto';
import { parseSyncAnswer, type SyncAnswer, type WireRow } from '../../sync/contracts/sync-exchange.ts';
import type { startTestBackend } from './backend.ts';
import { signToken } from './member-token.ts';

type Backend = Awaited<ReturnType<typeof startTestBackend>>;
type Fields = Readonly<Record<string, unknown>>;

/** A request of the exchange with sensible values for whatever a test does not care about. */
export function exchangeRequest(parts: Fields = {}) {
  return {
    v: 1,
    schema: 1,
    epoch: null,
    device: 'test-device',
    since: 0,
    limit: 500,
    now_client: '2026-11-20T00:00:00.000Z',
    library: {},
    push: [],
    ...parts,
  };
}

/** A pushed row. */
export function pushed(c: string, id: string, patch: Fields, more: Fields = {}) {
  return { c, id, base_rev: 0, mut: randomUUID(), past: [], op: 'set', patch, ...more };
}

/** Calls the exchange over HTTP as a member; the answer's status and JSON. */
export async function exchange(backend: Backend, token: string | null, req: unknown) {
  const response = await fetch(`${backend.url}/rest/v1/rpc/sync_exchange`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: backend.keys.publishableKey,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ req }),
  });
  return { status: response.status, body: await response.json() };
}

/** A new member with a device whose requests must succeed with an answer that the app can read. */
export async function addDevice(backend: Backend, username = '太郎') {
  const userId = randomUUID();
  await backend.sql(
    'insert into auth.users (id, email, raw_user_meta_data, created_at) values ($1, $2, $3, private.now())',
    [userId, `${userId}@example.com`, JSON.stringify({ username })],
  );
  const token = signToken({ sub: userId });
  const ask = async (parts: Fields = {}): Promise<SyncAnswer> => {
    const { status, body } = await exchange(backend, token, exchangeRequest(parts));
    const answer = status === 200 ? parseSyncAnswer(body) : null;
    if (answer === null) throw new Error(`the exchange answered ${status}: ${JSON.stringify(body)}`);
    return answer;
  };
  return {
    userId,
    token,
    ask,
    /** What became of each pushed row: its status, or the code of its rejection. */
    push: async (...push: readonly unknown[]): Promise<readonly string[]> => outcomes(await ask({ push })),
    /** The member's row as it stands on the server. */
    row: async (c: string, id: string): Promise<WireRow | undefined> =>
      (await ask()).rows.find((row) => row.c === c && row.id === id),
  };
}

export type Device = Awaited<ReturnType<typeof addDevice>>;

export function outcomes({ results }: SyncAnswer): readonly string[] {
  return results.map((result) => (result.status === 'rejected' ? result.code : result.status));
}
