import type { SessionBroker } from '../../../sync/engine/session-broker.ts';
import {
  deleteDatabases,
  LOCAL_MEMBER,
  listMemberDatabases,
  memberOfDatabase,
} from '../../../sync/storage/member-databases.ts';
import { deleteOtherCaches } from '../../lib/browser/build-caches.ts';
import { clearWorkerQueue } from '../../lib/browser/worker-messages.ts';
import { setAppBadge } from '../../lib/notifications/app-badge.ts';
import { endSubscription } from '../../lib/notifications/end-subscription.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { forgetMember, readIdentity } from './identity.ts';

/** The member who has asked the server to delete the account, until the device is cleared; see useUnfinishedDeletion(). */
export const DELETION_KEY = 'keiko.account-deletion';

/** A device setting: a member without an account has asked to delete the records, of which only this device has a copy. */
const LOCAL_DELETION_KEY = 'keiko.device.local-deletion';

/** A device setting: there may be records without an account, no matter who is signed in. */
const LOCAL_DATA_KEY = 'keiko.device.local-data';

export function rememberLocalData(): void {
  localStorage.setItem(LOCAL_DATA_KEY, '1');
}

/** Spares a start the search for the records of no account. */
export function mayHaveLocalData(): boolean {
  return localStorage.getItem(LOCAL_DATA_KEY) !== null;
}

/** Deletes the records of no account. */
export async function deleteLocalData(): Promise<void> {
  const names = await listMemberDatabases();
  await deleteDatabases(names.filter((name) => memberOfDatabase(name) === LOCAL_MEMBER));
  localStorage.removeItem(LOCAL_DATA_KEY);
}

/** Has removeForeignData() delete the records of no account as well, also after a crash. */
export function requestLocalDeletion(isWanted: boolean): void {
  if (isWanted) localStorage.setItem(LOCAL_DELETION_KEY, '1');
  else localStorage.removeItem(LOCAL_DELETION_KEY);
}

/**
 * Removes from the device what does not belong to the signed-in member: all of a former member's data, or of everybody when
 * nobody is signed in. The records of no account stay until they are deleted. Runs at every start and after each logout, so that a step which fails is repeated. Never rejects.
 */
export async function removeForeignData(broker: SessionBroker, diagnostics: Diagnostics): Promise<void> {
  // Listed before the owner is read: another tab writes the identity before it creates a database.
  const report = (error: unknown) => diagnostics.recordFailure('remove-foreign-data', error);
  const databases = await listMemberDatabases().catch((error) => {
    report(error);
    return [];
  });
  const stored = await broker.stored().catch(() => null);
  const owner = readIdentity(localStorage)?.memberId ?? null;
  if (owner === null) {
    forgetMember(localStorage);
    sessionStorage.clear();
    void setAppBadge(false);
  }
  const steps = [
    // Another tab stores a new identity before its session, so this cannot remove the session of a new login.
    stored !== null && stored.user.id !== owner ? broker.save(null) : null,
    deleteDatabases(databases.filter((name) => isForeign(memberOfDatabase(name), owner))),
    deleteOtherCaches(),
    clearWorkerQueue(owner),
    owner === null ? endSubscription() : null,
  ];
  const results = await Promise.allSettled(steps);
  for (const result of results) if (result.status === 'rejected') report(result.reason);
  if (results.every(({ status }) => status === 'fulfilled')) requestLocalDeletion(false);
}

function isForeign(member: string | null, owner: string | null): boolean {
  if (member === LOCAL_MEMBER) return localStorage.getItem(LOCAL_DELETION_KEY) !== null;
  return member !== owner;
}
