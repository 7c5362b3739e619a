import { v7 } from 'uuid';
import { claimData } from '../../../sync/engine/claim-data.ts';
import { describeError } from '../../../sync/engine/describe-error.ts';
import { type LocalChange, type LocalWrite, localWrite } from '../../../sync/engine/local-write.ts';
import type { SyncState } from '../../../sync/engine/sync-state.ts';
import {
  type DocumentOf,
  type PatchOf,
  parseDocument,
  type SyncedCollection,
} from '../../../sync/model/synced-collections.ts';
import { openMemberDatabase } from '../../../sync/storage/database.ts';
import { createIndexedDbStorage } from '../../../sync/storage/indexed-db-storage.ts';
import { countPending, reloadLiveRows } from '../../../sync/storage/live-rows.ts';
import { LOCAL_MEMBER } from '../../../sync/storage/member-databases.ts';
import { createRxStore } from '../../../sync/storage/rx-store.ts';
import { isStorageFull } from '../../../sync/storage/storage-full.ts';
import { watchRestoredPage } from '../../lib/browser/page-state.ts';
import { timers } from '../../lib/timers.ts';
import { isDataDropped, markData } from '../account/data-mark.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { createTrustedClock } from '../streak/trusted-clock.ts';
import { type DataGuard, guardData } from './data-guard.ts';

/** A member's data, open on this device. Needs no server. */
export type MemberData = Readonly<Awaited<ReturnType<typeof openMemberData>>>;

export interface DataOptions {
  readonly memberId: string;
  readonly diagnostics: Diagnostics;
  /** Called when a newer build has taken over the data: the member has to be closed. */
  readonly onOutdated: () => void;
  /** Called when a write has failed for another reason than a full device. */
  readonly onStorageFailure: () => void;
}

/** Opens the member's database. Rejects as openMember() does. */
export async function openMemberData(options: DataOptions) {
  const { memberId, diagnostics, onOutdated, onStorageFailure } = options;
  const startedAt = timers.now();
  const guard = await guardData(memberId, onOutdated);
  const { database, store } = await openStore(memberId, guard).catch((error: unknown) => {
    guard.release();
    throw error;
  });
  const state = await store.state();
  const clock = createTrustedClock(database, state.clockOffset);
  const wasWiped = isDataDropped(localStorage, memberId, state.device);
  const mark = () => markData(localStorage, memberId, state.device);
  if (!wasWiped) mark();
  diagnostics.record({ type: 'database-opened', durationMs: Math.round(timers.now() - startedAt), wasWiped });
  // Frozen pages do not receive what other tabs have stored.
  const endReloads = watchRestoredPage(() => reloadLiveRows(database));

  return {
    /** LOCAL_MEMBER without an account. */
    id: memberId,
    /** True for a member without an account: nothing is sent. */
    isLocal: memberId === LOCAL_MEMBER,
    database,
    store,
    clock,
    diagnostics,
    /** The instant of the last complete sync before the data was opened, null before the first. */
    syncedAt: state.synced_at,
    /** True when the browser has dropped this member's data since it was last open, until acknowledgeWipe(). */
    wasWiped,
    /** The member has read that the data was dropped. */
    acknowledgeWipe: mark,
    device: state.device,
    /** Generates a time-ordered row id (UUID v7). */
    newId: (): string => v7(),
    /** Writes rows, and the sync state, in one transaction: all of it or nothing; see localWrite() and rowWrite(). */
    async write(writes: LocalWrite | readonly LocalWrite[], changeState?: (state: SyncState) => SyncState) {
      try {
        await localWrite(store, v7, writes, changeState);
      } catch (error) {
        const collection = [writes].flat()[0]?.key.collection ?? '';
        diagnostics.record({ type: 'write-failed', collection, error: describeError(error) });
        if (!isStorageFull(error)) onStorageFailure();
        throw error;
      }
    },
    /** Counts pending and rejected rows. */
    async countPending() {
      const { pending, rejected } = await countPending(database);
      return pending + rejected;
    },
    async close() {
      endReloads();
      clock.stop();
      await database.close().finally(guard.release);
    },
  };
}

async function openStore(memberId: string, guard: DataGuard) {
  const database = await openMemberDatabase({ memberId, storage: createIndexedDbStorage(), multiInstance: true });
  const store = createRxStore(database, memberId, () => crypto.randomUUID());
  try {
    if (await claimData(store)) guard.announce();
    return { database, store };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What a write makes of the current row, null if there is none; see LocalChange. */
export type RowChange<C extends SyncedCollection> = (
  current: DocumentOf<C> | null,
) => PatchOf<C> | Extract<ReturnType<LocalChange>, string>;

/** A write of one row, which a transaction may store together with others. */
export function rowWrite<C extends SyncedCollection>(collection: C, id: string, change: RowChange<C>): LocalWrite {
  return {
    key: { collection, id },
    change: (current) => change(current && parseDocument(collection, current)),
  };
}
