import { randomUUID } from 'node:crypto';
import { createHttpTransport } from '../../../sync/engine/http-transport.ts';
import { localWrite } from '../../../sync/engine/local-write.ts';
import type { SyncPorts } from '../../../sync/engine/ports.ts';
import type { SyncedRow } from '../../../sync/engine/row.ts';
import { createSessionBroker } from '../../../sync/engine/session-broker.ts';
import { syncOnce } from '../../../sync/engine/sync-once.ts';
import type { Body } from '../../../sync/model/json.ts';
import { type AuthSession, parseAuthSession } from '../../../sync/protocol/auth-session.ts';
import { testKeys } from '../../support/backend/test-keys.ts';
import { createMemoryData, createMemoryStore } from '../../support/reference/memory-store.ts';

/** Logs in with a password; null when that is refused. */
export async function logIn(url: string, email: string, password: string): Promise<AuthSession | null> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: testKeys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return parseAuthSession(await response.json());
}

/** A device of a member: the sync engine with its session over HTTP, and its rows in memory. */
export function createDrillDevice(url: string, session: AuthSession, now: () => number) {
  const server = { url, key: testKeys.publishableKey, fetch };
  const data = createMemoryData(session.user.id);
  let stored: AuthSession | null = session;
  const store = createMemoryStore(data, { pause: async () => undefined, newDeviceId: randomUUID });
  const broker = createSessionBroker({
    ...server,
    sessionStore: {
      read: async () => stored,
      write: async (next) => {
        stored = next;
      },
      replace: async (_held, next) => {
        stored = next;
      },
    },
    withLock: (_name, work) => work(),
    now: Date.now,
  });
  const ports: SyncPorts = {
    store,
    transport: createHttpTransport(server),
    auth: broker,
    clock: { now },
    random: { next: Math.random, uuid: randomUUID },
    observer: () => undefined,
  };
  const rows = (): readonly SyncedRow[] => [...data.rows.values()].flatMap((table) => [...table.values()]);
  return {
    memberId: session.user.id,
    /** Writes a row on the device; `fields` are merged into the current ones. */
    write: (collection: string, id: string, fields: Body) =>
      localWrite(store, randomUUID, { key: { collection, id }, change: () => fields }),
    remove: (collection: string, id: string) =>
      localWrite(store, randomUUID, { key: { collection, id }, change: () => 'delete' }),
    /** Renews the token now, as each device does every hour. */
    renew: () => broker.refresh(stored?.access_token ?? ''),
    logIn: (next: AuthSession) => broker.save(next),
    sync: () => syncOnce(ports),
    row: (collection: string, id: string) => data.rows.get(collection)?.get(id),
    /** All rows as the member sees them, in an order that does not depend on the device. */
    contents: () =>
      rows()
        .filter(({ delivery }) => !('deleted' in delivery && delivery.deleted))
        .map(({ collection, id, body }) => ({ collection, id, body }))
        .sort((a, b) => (`${a.collection} ${a.id}` < `${b.collection} ${b.id}` ? -1 : 1)),
    /** Writes that the server has not accepted: pending, or rejected with their code. */
    unsent: () =>
      rows().flatMap(({ collection, delivery }) => {
        if (delivery.status === 'rejected') return [`${collection} rejected: ${delivery.rejectionCode}`];
        return delivery.status === 'pending' ? [`${collection} pending`] : [];
      }),
  };
}

export type DrillDevice = ReturnType<typeof createDrillDevice>;
