import type { RowKey, Store, TransactionScope } from '../../../sync/engine/ports.ts';
import { absentRow, hasChange, isStored, type Row, type SyncedRow } from '../../../sync/engine/row.ts';
import { initialSyncState, refuseNewerData, type SyncState } from '../../../sync/engine/sync-state.ts';
import { type Build, currentBuild } from '../../../sync/model/build.ts';
import type { Snapshot } from '../../../sync/protocol/sync-exchange.ts';

/** The rows of one member on one device, shared by all tabs. */
export interface MemoryData {
  /** Whose data it is at present. */
  readonly memberId: string;
  readonly rows: ReadonlyMap<string, Map<string, SyncedRow>>;
  readonly snapshots: Map<string, Snapshot>;
  state: SyncState | null;
  /** True once the storage was wiped: every later call of a tab that still has it open fails. */
  removed: boolean;
}

export interface MemoryHooks {
  /** Awaited in every storage call, so that other calls can interleave and a crash or an error can be injected. */
  readonly pause: (before: 'read' | 'write' | 'return') => Promise<void>;
  /** Called whenever a call of the store has passed its checks, before it reads or writes. */
  readonly onUse?: () => void;
  readonly onWrite?: (before: Row, after: Row) => void;
  readonly onState?: (before: SyncState | null, after: SyncState) => void;
  readonly newDeviceId: () => string;
  readonly build?: Build;
  /** As whom the data is open: its owner, unless it has another one by now. */
  readonly memberId?: string;
}

export function createMemoryData(memberId: string, { collections }: Build = currentBuild): MemoryData {
  const rows = new Map(Object.keys(collections).map((name) => [name, new Map<string, SyncedRow>()]));
  return {
    get memberId() {
      return this.state?.owner ?? memberId;
    },
    ...{ rows, snapshots: new Map(), state: null, removed: false },
  };
}

/** The store of one tab over shared data. A transaction is atomic, as in the RxDB store. */
export function createMemoryStore(data: MemoryData, hooks: MemoryHooks): Store {
  const { build = currentBuild, memberId = data.memberId } = hooks;
  const table = ({ collection }: Pick<RowKey, 'collection'>) => {
    const rows = data.rows.get(collection);
    if (rows === undefined) throw new Error(`Cannot store rows of the unknown collection "${collection}"`);
    return rows;
  };
  const stored = (key: RowKey): Row => table(key).get(key.id) ?? absentRow(key.collection, key.id);

  async function step(before: 'read' | 'write' | 'return') {
    await hooks.pause(before);
    if (data.removed) throw new Error('Cannot use a database that has been removed');
    if (data.state !== null) refuseNewerData(data.state, build);
    hooks.onUse?.();
  }

  function readScope({ keys = [], statuses = [] }: TransactionScope): Map<string, Row> {
    const rows = new Map<string, Row>();
    const add = (row: Row) => isStored(row) && rows.set(keyText(row), row);
    for (const key of keys) add(stored(key));
    for (const all of data.rows.values()) {
      for (const row of all.values()) if (statuses.some((status) => status === row.delivery.status)) add(row);
    }
    return rows;
  }

  function commit(writes: ReadonlyMap<string, Row>, state: SyncState | null) {
    const changes = [...writes.values()].map((after) => ({ before: stored(after), after }));
    for (const { after } of changes) {
      if (isStored(after)) table(after).set(after.id, after);
      else table(after).delete(after.id);
    }
    const before = data.state;
    if (state !== null) data.state = state;
    for (const change of changes) hooks.onWrite?.(change.before, change.after);
    if (state !== null) hooks.onState?.(before, state);
  }

  const store: Store = {
    memberId,
    build,
    async transact(scope, work) {
      await step('write');
      const rows = readScope(scope);
      const writes = new Map<string, Row>();
      const inScope = new Set([...(scope.keys ?? []).map(keyText), ...rows.keys()]);
      const snapshots = new Map<string, Snapshot>();
      let state = data.state ?? initialSyncState(hooks.newDeviceId(), build.schema, data.memberId);
      let isStateSet = false;
      const result = work({
        rows: () => [...rows.values()].filter(isStored),
        get(key) {
          const row = rows.get(keyText(key));
          if (row === undefined && !inScope.has(keyText(key)))
            throw new Error(`Cannot read "${keyText(key)}" out of scope`);
          return row ?? absentRow(key.collection, key.id);
        },
        set(row) {
          rows.set(keyText(row), row);
          writes.set(keyText(row), row);
        },
        state: () => state,
        setState(next) {
          state = next;
          isStateSet = true;
        },
        setSnapshot: (name, snapshot) => snapshots.set(name, snapshot),
      });
      for (const [name, snapshot] of snapshots) data.snapshots.set(name, snapshot);
      commit(writes, isStateSet ? state : null);
      await step('return');
      return result;
    },
    async readForPush(maxRows) {
      const state = await store.state();
      await step('read');
      const pending = [...data.rows.values()].flatMap((rows) => [...rows.values()].filter(isPending));
      return {
        state: data.state ?? state,
        pending: pending.filter(hasChange).slice(0, maxRows),
      };
    },
    async readCollection(name, afterId = '', limit) {
      await step('read');
      const rows = [...(data.rows.get(name)?.values() ?? [])].sort((a, b) => (a.id < b.id ? -1 : 1));
      return rows.filter(({ id }) => id > afterId).slice(0, limit);
    },
    async contentVersions() {
      await step('read');
      return Object.fromEntries([...data.snapshots].map(([name, { version }]) => [name, version]));
    },
    async state() {
      await step('read');
      if (data.state !== null) return data.state;
      return store.transact({}, (transaction) => {
        const state = transaction.state();
        transaction.setState(state);
        return state;
      });
    },
  };
  return store;
}

function isPending({ delivery }: SyncedRow): boolean {
  return delivery.status === 'pending';
}

function keyText({ collection, id }: RowKey): string {
  return `${collection} ${id}`;
}
