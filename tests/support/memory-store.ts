import { syncedCollections } from '../../sync/collections/merge-rules.ts';
import type { Snapshot } from '../../sync/contracts/sync-exchange.ts';
import type { SyncedDoc } from '../../sync/replication/document.ts';
import type { DocRef, Store } from '../../sync/replication/ports.ts';
import { initialSyncState, type SyncState } from '../../sync/replication/sync-state.ts';

/** A member's rows on one device, shared by all its tabs. */
export interface MemoryData {
  readonly memberId: string;
  readonly rows: ReadonlyMap<string, Map<string, SyncedDoc>>;
  readonly snapshots: Map<string, Snapshot>;
  state: SyncState | null;
  /** Set when the storage was wiped: tabs that still hold it can neither read nor write. */
  removed: boolean;
}

export interface MemoryHooks {
  /** Stands for the time a storage call takes: others go on meanwhile, and a crash or an error may strike here. */
  readonly pause: (before: 'read' | 'write' | 'return') => Promise<void>;
  readonly onWrite?: (c: string, id: string, before: SyncedDoc | null, after: SyncedDoc | null) => void;
  readonly onState?: (before: SyncState | null, after: SyncState) => void;
  readonly newDeviceId: () => string;
}

export function createMemoryData(memberId: string): MemoryData {
  const rows = new Map(syncedCollections.map((c) => [c, new Map<string, SyncedDoc>()]));
  return { memberId, rows, snapshots: new Map(), state: null, removed: false };
}

/**
 * The store that one tab opens on a member's data. As in the real one a bulk write is all or nothing, and a row that
 * another tab was faster to change is asked for again.
 */
export function createMemoryStore(data: MemoryData, hooks: MemoryHooks): Store {
  const table = (c: string) => {
    const rows = data.rows.get(c);
    if (rows === undefined) throw new Error(`Cannot store rows of the unknown collection "${c}"`);
    return rows;
  };

  async function step(before: 'read' | 'write' | 'return') {
    await hooks.pause(before);
    if (data.removed) throw new Error('Cannot use a database that has been removed');
  }

  async function changeState(change: (state: SyncState) => SyncState): Promise<void> {
    for (;;) {
      await step('read');
      const before = data.state;
      const after = change(before ?? initialSyncState(hooks.newDeviceId()));
      if (after === before) return;
      await step('write');
      if (data.state !== before) continue;
      data.state = after;
      hooks.onState?.(before, after);
      return step('return');
    }
  }

  return {
    memberId: data.memberId,
    async update(c, ids, change) {
      const rows = table(c);
      let open = [...new Set(ids)];
      while (open.length > 0) {
        await step('read');
        const writes = open.flatMap((id) => {
          const before = rows.get(id) ?? null;
          const after = change(before, id);
          return after === before ? [] : [{ id, before, after }];
        });
        if (writes.length === 0) return;
        await step('write');
        open = [];
        for (const { id, before, after } of writes) {
          if ((rows.get(id) ?? null) !== before) {
            open.push(id);
            continue;
          }
          if (after === null) rows.delete(id);
          else rows.set(id, after);
          hooks.onWrite?.(c, id, before, after);
        }
        await step('return');
      }
    },
    async waiting(limit) {
      await step('read');
      const found: DocRef[] = [];
      for (const [c, rows] of data.rows) {
        for (const doc of rows.values()) if (doc.dirty === 1 && found.length < limit) found.push({ c, doc });
      }
      return found;
    },
    async idsAfter(c, after, limit) {
      await step('read');
      const later = [...table(c).keys()].filter((id) => id > after);
      return later.sort().slice(0, limit);
    },
    async state() {
      await changeState((state) => state);
      return data.state ?? this.state();
    },
    changeState,
    async snapshotVersions() {
      await step('read');
      return Object.fromEntries([...data.snapshots].map(([name, { version }]) => [name, version]));
    },
    async saveSnapshot(name, snapshot) {
      await step('write');
      data.snapshots.set(name, snapshot);
    },
  };
}
