import type { SyncedRow } from '../../../sync/engine/row.ts';
import type { Body } from '../../../sync/model/json.ts';
import { createIndexedDbStorage, openMemberDatabase } from '../../../sync/storage/database.ts';
import { createRxStore } from '../../../sync/storage/rx-store.ts';
import { createDisk } from '../../support/reference/disk.ts';
import { storePorts } from '../../support/reference/store-ports.ts';

export const MEMBER = '0198f2d0-0000-7000-8000-00000000000c';

/** A member's database and store on a disk. */
export async function openStore(disk = createDisk()) {
  const storage = createIndexedDbStorage(disk.startProcess());
  const database = await openMemberDatabase({ dataId: MEMBER, storage, multiInstance: false });
  return { disk, database, store: createRxStore(database, MEMBER, storePorts()) };
}

export type OpenStore = Awaited<ReturnType<typeof openStore>>;

export function katas(...ids: readonly string[]) {
  return ids.map((id) => ({ collection: 'kata_forms', id }));
}

/** A synced kata form. */
export function kata(id: string, rev: number, body: Body = { zou: `象${rev}`, ishiki: '足の裏' }): SyncedRow {
  return { collection: 'kata_forms', id, body, delivery: { status: 'synced', rev, deleted: false, supersededIds: [] } };
}

/** A kata form with a pending insert. */
export function pendingKata(id: string): SyncedRow {
  const delivery = { status: 'pending', op: 'insert', mutationId: `m-${id}`, supersededIds: [] } as const;
  return { collection: 'kata_forms', id, body: { zou: '象', ishiki: '足の裏' }, delivery };
}

/** A kata form whose insert the server rejected. */
export function rejectedKata(id: string): SyncedRow {
  const mutation = { op: 'insert', mutationId: `m-${id}`, supersededIds: [] } as const;
  return { ...pendingKata(id), delivery: { status: 'rejected', rejectionCode: 'too_long', ...mutation } };
}

/** Stores rows as they are. */
export async function put({ store }: Pick<OpenStore, 'store'>, ...rows: readonly SyncedRow[]): Promise<void> {
  await store.transact({ keys: rows }, (transaction) => {
    for (const row of rows) transaction.set(row);
  });
}
