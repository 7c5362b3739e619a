import type { SessionBroker } from '../../sync/engine/session-broker.ts';
import { GUEST } from '../../sync/model/account/guest.ts';
import { type DataFacts, fateOf, startOf } from '../../sync/storage/device-start.ts';
import { deleteData, listDataIds } from '../../sync/storage/member-databases.ts';
import {
  endRemovals,
  forgetMember,
  type Identity,
  identityState,
  readIdentity,
  readRemovals,
} from '../data/account/identity.ts';
import type { Diagnostics } from '../data/diagnostics/diagnostics.ts';
import { deleteOtherCaches } from '../lib/browser/build-caches.ts';
import { clearWorkerQueue } from '../lib/browser/worker-messages.ts';
import { setAppBadge } from '../lib/notifications/app-badge.ts';
import { endSubscription } from '../lib/notifications/end-subscription.ts';

/** Data that is not open and has rows that the server does not have; `unsent` is null where they cannot be counted. */
export interface DataAside {
  readonly dataId: string;
  readonly isGuest: boolean;
  readonly unsent: number | null;
}

/** Lists the data aside of others than the member who is open. */
export async function listDataAside(): Promise<readonly DataAside[]> {
  const open = readIdentity(localStorage)?.dataId;
  const dataIds = (await listDataIds()).filter((id) => id !== open && !readRemovals(localStorage).includes(id));
  const aside = await Promise.all(
    dataIds.map(async (dataId) => {
      const data = await readData(dataId);
      return { dataId, isGuest: data?.owner === GUEST, unsent: data?.unsent ?? null };
    }),
  );
  return aside.filter(({ unsent }) => unsent !== 0);
}

/** The id of the data that a member, or a guest, has on this device; a new one if there is none. */
export async function findDataOf(memberId: string): Promise<string> {
  for (const dataId of await listDataIds()) if ((await readData(dataId))?.owner === memberId) return dataId;
  return crypto.randomUUID();
}

export { deleteData };

/** Loaded late: most starts have nobody else's data. */
async function readData(dataId: string) {
  const { readStoredData } = await import('../../sync/storage/stored-version.ts');
  return readStoredData(dataId);
}

/** The member whose identity the browser has lost, and whether this device still has the data; null for a new device. */
export async function findLostMember(
  broker: Pick<SessionBroker, 'stored'>,
): Promise<(Identity & { readonly hasData: boolean }) | null> {
  const [dataIds, stored] = await Promise.all([listDataIds(), broker.stored()]);
  const data = dataIds.length > 1 ? 'several' : dataIds.length === 1 ? 'one' : 'none';
  const session = stored === null ? 'none' : 'stored';
  if (startOf({ identity: 'missing', session, data }) !== 'restore') return null;
  if (stored !== null) {
    const { id, email = null } = stored.user;
    const dataId = await findDataOf(id);
    return { dataId, memberId: id, email, hasData: dataIds.includes(dataId) };
  }
  const [dataId = ''] = dataIds;
  const owner = (await readData(dataId))?.owner;
  return owner === undefined ? null : { dataId, memberId: owner, email: null, hasData: true };
}

/**
 * Removes from the device what does not belong to the signed-in member, as fateOf() has it. Runs at every start and after each
 * logout, so that a step which fails is repeated. Never rejects.
 */
export async function removeForeignData(broker: SessionBroker, diagnostics: Diagnostics): Promise<void> {
  const report = (error: unknown) => diagnostics.recordFailure('remove-foreign-data', error);
  // Listed before the identity is read: another tab writes it before it creates a database.
  const dataIds: readonly string[] = await listDataIds().catch((error) => {
    report(error);
    return [];
  });
  const stored = await broker.stored().catch(() => null);
  const identity = identityState(localStorage);
  const open = readIdentity(localStorage);
  const removals = readRemovals(localStorage);
  if (identity === 'signed-out') {
    forgetMember(
      localStorage,
      dataIds.filter((dataId) => !removals.includes(dataId)),
    );
    sessionStorage.clear();
    void setAppBadge(false);
  }
  const removeUnlessKept = async (dataId: string) => {
    if (dataId === open?.dataId) return;
    const facts = removals.includes(dataId)
      ? ({ owner: 'signed-out', rows: 'unsent' } as const)
      : await factsOf(dataId);
    // Reading takes a while, in which the member may have signed in in another tab.
    const isOpen = readIdentity(localStorage)?.dataId === dataId;
    if (!isOpen && fateOf({ ...facts, identity }) === 'remove') await deleteData(dataId);
  };
  const steps = [
    // Another tab stores a new identity before its session, so this cannot remove the session of a new login.
    identity !== 'missing' && stored !== null && stored.user.id !== open?.memberId ? broker.save(null) : null,
    Promise.all(dataIds.map(removeUnlessKept)).then(() => endRemovals(localStorage, removals)),
    deleteOtherCaches(),
    identity === 'missing' ? null : clearWorkerQueue(open?.memberId ?? null),
    identity === 'signed-out' ? endSubscription() : null,
  ];
  const results = await Promise.allSettled(steps);
  for (const result of results) if (result.status === 'rejected') report(result.reason);
}

async function factsOf(dataId: string): Promise<Pick<DataFacts, 'owner' | 'rows'>> {
  const data = await readData(dataId);
  return { owner: data?.owner === GUEST ? 'guest' : 'other', rows: data?.unsent === 0 ? 'sent' : 'unsent' };
}
