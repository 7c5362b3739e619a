import { normalizeMangoQuery, prepareQuery, type RxCollection, type RxDocumentData } from 'rxdb';
import { isSyncedCollection, ruleOf, syncedCollections } from '../collections/merge-rules.ts';
import { SYNC_STATE_ID } from '../collections/sync-state.ts';
import type { Body, Json } from '../contracts/json.ts';
import type { MemberDatabase, StoredRow } from '../database.ts';
import { pick, type SyncedDoc } from './document.ts';
import type { Store } from './ports.ts';
import { initialSyncState, type SyncState } from './sync-state.ts';
import { updateDocs } from './update-docs.ts';

/** The store over a member's RxDB database. `newDeviceId` names this installation when it has no name yet. */
export function createRxStore(database: MemberDatabase, memberId: string, newDeviceId: () => string): Store {
  const rows = (c: string) => {
    if (!isSyncedCollection(c)) throw new Error(`Cannot store rows of the unknown collection "${c}"`);
    return database.collections[c];
  };
  const states = database.collections.sync_state;
  /** The rows that were last found waiting, as stored: they are the next to change. */
  let recalled: ReadonlyMap<string, ReadonlyMap<string, RxDocumentData<StoredRow>>> = new Map();

  async function changeState(change: (state: SyncState) => SyncState): Promise<void> {
    const found = await states.findOne(SYNC_STATE_ID).exec();
    const held = new Map(found === null ? [] : [[SYNC_STATE_ID, found.toMutableJSON(true)]]);
    await updateDocs(
      states,
      [SYNC_STATE_ID],
      (stored) => {
        const before = stored?.state ?? initialSyncState(newDeviceId());
        const after = change(before);
        return after === before && stored !== null ? stored : { id: SYNC_STATE_ID, state: after };
      },
      held,
    );
  }

  return {
    memberId,
    changeState,
    update(c, ids, change) {
      const changeRow = (stored: StoredRow | null, id: string) => {
        const doc = stored === null ? null : readRow(c, stored);
        const next = change(doc, id);
        if (next === doc) return stored;
        return next === null ? null : writeRow(next);
      };
      return updateDocs(rows(c), ids, changeRow, recalled.get(c));
    },
    async waiting(limit) {
      const reads = syncedCollections.map(async (c) => ({ c, stored: await readWaiting(rows(c), limit) }));
      const found = await Promise.all(reads);
      recalled = new Map(found.map(({ c, stored }) => [c, new Map(stored.map((row) => [row.id, row]))]));
      return found.flatMap(({ c, stored }) => stored.map((row) => ({ c, doc: readRow(c, row) }))).slice(0, limit);
    },
    async idsAfter(c, after, limit) {
      const page = await rows(c)
        .find({ selector: { id: { $gt: after } }, sort: [{ id: 'asc' }], limit })
        .exec();
      return page.map((stored) => stored.id);
    },
    async state() {
      const found = await states.findOne(SYNC_STATE_ID).exec();
      if (found !== null) return found.toMutableJSON().state;
      await changeState((state) => state);
      return this.state();
    },
    async snapshotVersions() {
      const found = await database.collections.library.find().exec();
      return Object.fromEntries(found.map((snapshot) => [snapshot.id, snapshot.version]));
    },
    saveSnapshot(name, { version, body }) {
      return updateDocs(database.collections.library, [name], () => ({ id: name, version, body }));
    },
  };
}

/** Waiting rows as stored. Past the queries of RxDB, which would keep a document of each row and follow its changes. */
async function readWaiting({ storageInstance }: RxCollection<StoredRow>, limit: number) {
  const { schema } = storageInstance;
  const query = normalizeMangoQuery(schema, { selector: { dirty: { $eq: 1 }, _deleted: { $eq: false } }, limit });
  return (await storageInstance.query(prepareQuery(schema, query))).documents;
}

/** A synced row out of its stored form; fields it has never been given are left out. */
export function readRow(c: string, stored: StoredRow): SyncedDoc {
  const { id, rev, dirty, mut, past, base, del, code } = stored;
  const rule = ruleOf(c);
  const body = pick(definedFields(stored), [...rule.fields, ...rule.serverFields]);
  return { id, rev, dirty, mut, past, base, del, code, body };
}

function writeRow({ body, ...delivery }: SyncedDoc): StoredRow {
  return { ...body, ...delivery };
}

function definedFields(stored: StoredRow): Body {
  const fields: Record<string, Json> = {};
  for (const [field, value] of Object.entries(stored)) if (value !== undefined) fields[field] = value;
  return fields;
}
