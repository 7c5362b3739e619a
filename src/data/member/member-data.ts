import { v7 } from 'uuid';
import { type LocalChange, type LocalWrite, localWrite } from '../../../sync/engine/local-write.ts';
import { markBuild } from '../../../sync/engine/mark-build.ts';
import type { Store } from '../../../sync/engine/ports.ts';
import { isKeptHere } from '../../../sync/engine/row.ts';
import type { SyncState } from '../../../sync/engine/sync-state.ts';
import { GUEST } from '../../../sync/model/account/guest.ts';
import {
  type DocumentOf,
  type PatchOf,
  parseDocument,
  type SyncedCollection,
} from '../../../sync/model/synced-collections.ts';
import { createIndexedDbStorage, type MemberDatabase, openMemberDatabase } from '../../../sync/storage/database.ts';
import { countPending, reloadLiveRows } from '../../../sync/storage/live-rows.ts';
import { createRxStore, type StorePorts, writeLock } from '../../../sync/storage/rx-store.ts';
import { isStorageFull } from '../../../sync/storage/storage-full.ts';
import { watchRestoredPage } from '../../lib/browser/page-state.ts';
import { webLocks } from '../../lib/browser/web-locks.ts';
import { memberKeys } from '../../lib/storage-keys.ts';
import { timers } from '../../lib/timers.ts';
import {
  CLAIM_LOCK,
  type Identity,
  isDataDropped,
  isUsedByGuest,
  markData,
  memberStorage,
} from '../account/identity.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { createTrustedClock } from '../streak/trusted-clock.ts';
import { type DataGuard, guardData } from './data-guard.ts';

/** The rows that the server does not have: waiting or rejected, and kept here as the member has chosen. */
export interface RowsHere {
  readonly pending: number;
  readonly kept: number;
  /** Those of `kept` that are kata. */
  readonly keptKatas: number;
}

/** A member's data, open on this device. Needs no server. */
export type MemberData = Readonly<Awaited<ReturnType<typeof openMemberData>>>;

export interface DataOptions {
  readonly identity: Pick<Identity, 'dataId' | 'memberId'>;
  readonly diagnostics: Diagnostics;
  /** Called when a newer build has taken over the data: the member has to be closed. */
  readonly onOutdated: () => void;
  /** Called when a write has failed for another reason than a full device. */
  readonly onStorageFailure: () => void;
}

/** Not amid a start. */
const CLEAN_UP_DELAY_MS = 60_000;

/** Opens the member's database. Rejects as openMember() does. */
export async function openMemberData(options: DataOptions) {
  const { identity, diagnostics, onOutdated, onStorageFailure } = options;
  const { dataId, memberId } = identity;
  const startedAt = timers.now();
  const guard = await guardData(dataId, onOutdated);
  const { database, store } = await openStore(options, guard).catch((error: unknown) => {
    guard.release();
    throw error;
  });
  const state = await store.state();
  const clock = createTrustedClock(database, state.clockOffset);
  const wasWiped = isDataDropped(localStorage, dataId, state.device);
  const mark = () => markData(localStorage, dataId, state.device);
  if (!wasWiped) mark();
  diagnostics.record({ type: 'database-opened', durationMs: timers.now() - startedAt });
  // Frozen pages do not receive what other tabs have stored.
  const endReloads = watchRestoredPage(() => reloadLiveRows(database));
  const cleanUp = () => void cleanUpWeekly({ dataId, database }, localStorage, webLocks);
  const endCleanUp = timers.after(CLEAN_UP_DELAY_MS, cleanUp);

  return {
    /** GUEST without an account. */
    id: memberId,
    /** Names the data on this device; it stays when an account claims a guest's data. */
    dataId,
    /** True for a guest: nothing is sent. */
    isGuest: memberId === GUEST,
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
    newId: (): string => v7(),
    /** Writes rows, and the sync state, in one transaction: all of it or nothing; see localWrite() and rowWrite(). */
    async write(writes: LocalWrite | readonly LocalWrite[], changeState?: (state: SyncState) => SyncState) {
      try {
        await localWrite(store, v7, writes, changeState);
      } catch (error) {
        diagnostics.record({ type: 'write-failed' });
        if (!isStorageFull(error)) onStorageFailure();
        throw error;
      }
    },
    /** Counts the rows that the server does not have. */
    async countRowsHere(): Promise<RowsHere> {
      const { pending, rejected, kept } = await countPending(database);
      return { pending: pending + rejected, kept, keptKatas: kept === 0 ? 0 : await countKeptKatas(store) };
    },
    async close() {
      endReloads();
      endCleanUp();
      clock.stop();
      await database.close().finally(guard.release);
    },
  };
}

async function openStore({ identity: { dataId, memberId }, diagnostics }: DataOptions, guard: DataGuard) {
  const database = await openMemberDatabase({ dataId, storage: createIndexedDbStorage(), multiInstance: true });
  const newDeviceId = () => crypto.randomUUID();
  const ports = { newDeviceId, withLock: webLocks.withLock, observer: diagnostics.record };
  const store = createRxStore(database, memberId, ports);
  try {
    const { owner } = await store.state();
    const isOwn = owner === memberId || (memberId === GUEST && (await cancelUnfinishedClaim(store)));
    if (!isOwn) throw new Error("Cannot open another member's data");
    if (await markBuild(store)) guard.announce();
    return { database, store };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The app was closed between a claim and its login. Another tab may have finished both since the identity was read. */
function cancelUnfinishedClaim(store: Store): Promise<boolean> {
  return webLocks.withLock(CLAIM_LOCK, async () => {
    const { cancelClaim } = await import('../../../sync/engine/claim-data.ts');
    return isUsedByGuest(localStorage) && cancelClaim(store);
  });
}

function countKeptKatas(store: Store): Promise<number> {
  return store.transact(
    { statuses: ['rejected'] },
    ({ rows }) => [...rows()].filter((row) => row.collection === 'kata_forms' && isKeptHere(row)).length,
  );
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

const WEEK_MS = 7 * 86_400_000;

/** Once a week, in one tab that has nothing to do, clears removed rows away. Never rejects. */
export async function cleanUpWeekly(
  { dataId, database }: { readonly dataId: string; readonly database: MemberDatabase },
  storage: Storage,
  { withLock }: Pick<StorePorts, 'withLock'>,
): Promise<void> {
  const last = Number(storage.getItem(memberKeys.cleanedUp) ?? 0);
  if (Math.abs(Date.now() - last) < WEEK_MS) return;
  memberStorage(storage, dataId).setItem(memberKeys.cleanedUp, String(Date.now()));
  try {
    await database.requestIdlePromise();
    await withLock(writeLock(database), () => database.collections.documents.storageInstance.cleanup(WEEK_MS));
  } catch {
    // What is left is cleared a week later.
  }
}
