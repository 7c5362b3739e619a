import type { SessionBroker } from '../../sync/engine/session-broker.ts';
import { GUEST } from '../../sync/model/account/guest.ts';
import { type DataFacts, fateOf } from '../../sync/storage/device-start.ts';
import { deleteData, listDataIds } from '../../sync/storage/member-databases.ts';
import { endRemovals, forgetMember, identityState, readIdentity, readRemovals } from '../data/account/identity.ts';
import type { Diagnostics } from '../data/diagnostics/diagnostics.ts';
import { deleteOtherCaches } from '../lib/browser/build-caches.ts';
import { clearWorkerQueue } from '../lib/browser/worker-messages.ts';
import { setAppBadge } from '../lib/notifications/app-badge.ts';
import { endSubscription } from '../lib/notifications/end-subscription.ts';
import { readData } from './device-data.ts';

export { deleteData };

/** Data that is not open and has rows that the server does not have; `unsent` is null where they cannot be counted. */
export type DataAside = Awaited<ReturnType<typeof listDataAside>>[number];

/** Lists the data aside of others than the member who is open. */
export async function listDataAside() {
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

/**
 * Removes from the device what does not belong to the signed-in member, as fateOf() has it. Runs at every start and after each
 * logout, so that a step which fails is repeated. Never rejects.
 */
export async function removeForeignData(broker: SessionBroker, diagnostics: Diagnostics): Promise<void> {
  const report = () => diagnostics.recordFailure('remove-foreign-data');
  // Listed before the identity is read: another tab writes it before it creates a database.
  const dataIds: readonly string[] = await listDataIds().catch(() => {
    report();
    return [];
  });
  const stored = await broker.stored().catch(() => null);
  const identity = identityState(localStorage);
  const open = readIdentity(localStorage);
  const removals = readRemovals(localStorage);
  if (identity === 'signed-out') {
    const kept = dataIds.filter((dataId) => !removals.includes(dataId));
    forgetMember(localStorage, kept);
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
  for (const result of results) if (result.status === 'rejected') report();
}

async function factsOf(dataId: string): Promise<Pick<DataFacts, 'owner' | 'rows'>> {
  const data = await readData(dataId);
  return { owner: data?.owner === GUEST ? 'guest' : 'other', rows: data?.unsent === 0 ? 'sent' : 'unsent' };
}
