import type { Store, SyncPorts } from '../../../sync/engine/ports.ts';
import type { Row, SyncedRow } from '../../../sync/engine/row.ts';
import type { SyncEvent } from '../../../sync/engine/sync-events.ts';
import { initialSyncState, type SyncState } from '../../../sync/engine/sync-state.ts';
import { currentBuild } from '../../../sync/model/build.ts';
import { RequestError } from '../../../sync/model/request-error.ts';
import { ROW_SCHEMA } from '../../../sync/model/row-schema.ts';
import type { PushedRow, RowResult, SyncRequest, SyncResponse } from '../../../sync/protocol/sync-exchange.ts';
import { createMemoryData, createMemoryStore } from '../../support/reference/memory-store.ts';
import { pending } from './rows.ts';

export const MEMBER = 'member';
export const EPOCH = 'epoch';
export const SYNC_STATE = 'sync_state';

/** A device's store in memory, and the events that the engine reported. `failOn` makes transactions fail that write a row with this id, or the sync state. */
export function createDevice(rows: readonly SyncedRow[] = [], state: Partial<SyncState> = {}) {
  const data = createMemoryData(MEMBER);
  for (const row of rows) data.rows.get(row.collection)?.set(row.id, row);
  data.state = { ...initialSyncState('device', currentBuild.schema, MEMBER), epoch: EPOCH, ...state };
  const memory = createMemoryStore(data, {
    ...{ pause: async () => undefined, newDeviceId: () => 'device', memberId: MEMBER },
  });
  let failingId: string | null = null;
  const events: SyncEvent[] = [];
  const store: Store = {
    ...memory,
    transact: (scope, work) =>
      memory.transact(scope, (transaction) =>
        work({
          ...transaction,
          set(row: Row) {
            if (row.id === failingId) throw new Error('The disk is full');
            transaction.set(row);
          },
          setState(state) {
            if (failingId === SYNC_STATE) throw new Error('The disk is full');
            transaction.setState(state);
          },
        }),
      ),
  };
  return {
    data,
    store,
    events,
    observer: (event: SyncEvent) => void events.push(event),
    row: (id: string, collection = 'kata_forms') => data.rows.get(collection)?.get(id),
    state: () => data.state ?? initialSyncState('device', currentBuild.schema, MEMBER),
    failOn: (id: string | null) => {
      failingId = id;
    },
  };
}

export type TestDevice = ReturnType<typeof createDevice>;

/** A response without rows, in the epoch of createDevice(). */
export function response(parts: Partial<SyncResponse> = {}): SyncResponse {
  return {
    member_id: MEMBER,
    epoch: EPOCH,
    server_now: '2026-11-20T00:00:00.000Z',
    min_schema: 1,
    max_schema: ROW_SCHEMA,
    cursor: 0,
    more: false,
    results: [],
    rows: [],
    ...parts,
  };
}

/** The result 'ok' at a revision. */
export function ok({ collection, id, mutation_id }: PushedRow, rev: number): RowResult {
  return { collection, id, mutation_id, status: 'ok', rev };
}

/** Ports over a device whose server answers each request with `respond`, or fails with what that throws. */
export function createPorts(
  { store, observer }: TestDevice,
  respond: (request: SyncRequest, token: string) => SyncResponse | RequestError,
) {
  const requests: SyncRequest[] = [];
  let made = 0;
  const ports: SyncPorts = {
    store,
    transport: {
      async exchange(request, token) {
        requests.push(request);
        const result = respond(request, token);
        if (result instanceof Error) throw result;
        return result;
      },
    },
    auth: { session: async () => ({ memberId: MEMBER, token: 'token' }), refresh: async () => null },
    clock: { now: () => Date.parse('2026-11-20T00:00:00.000Z') },
    random: { next: () => 0.5, uuid: () => `uuid-${++made}` },
    observer,
  };
  return { ports, requests };
}

/** Pending inserts named by their numbers. */
export function inserts(count: number): SyncedRow[] {
  return Array.from({ length: count }, (_, n) => ({ ...pending({ op: 'insert' }, {}, [`m${n}`]), id: `${n}` }));
}

/** Accepts every pushed row at rising revisions. */
export function createAcceptingServer() {
  let rev = 0;
  return ({ push }: SyncRequest): SyncResponse => {
    const results = push.map((row) => {
      rev += 1;
      return ok(row, rev);
    });
    return response({ results, cursor: rev });
  };
}

export const pushedCounts = (requests: readonly SyncRequest[]) => requests.map(({ push }) => push.length);
export const failing = (kind: RequestError['code']) => new RequestError(kind);
