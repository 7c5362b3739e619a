import type { SessionBroker } from '../../../sync/engine/session-broker.ts';
import { type DataFacts, fateOf, startOf } from '../../../sync/storage/device-start.ts';
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
import { endRemovals, forgetMember, type Identity, identityState, readIdentity, readRemovals } from './identity.ts';

/** The member who has asked the server to delete the account, until the device is cleared; see useUnfinishedDeletion(). */
export const DELETION_KEY = 'keiko.account-deletion';

/** A device setting: there may be records without an account, no matter who is signed in. */
const LOCAL_DATA_KEY = 'keiko.device.local-data';

export function rememberLocalData(): void {
  localStorage.setItem(LOCAL_DATA_KEY, '1');
}

/** Spares a start the search for the records of no account. */
export function mayHaveLocalData(): boolean {
  return localStorage.getItem(LOCAL_DATA_KEY) !== null;
}

export async function deleteDataOf(owner: string): Promise<void> {
  const names = await listMemberDatabases();
  await deleteDatabases(names.filter((name) => memberOfDatabase(name) === owner));
  if (owner === LOCAL_MEMBER) localStorage.removeItem(LOCAL_DATA_KEY);
}

/** Deletes the records of no account. */
export function deleteLocalData(): Promise<void> {
  return deleteDataOf(LOCAL_MEMBER);
}

/** Of whom this device has data. */
async function listOwners(): Promise<readonly string[]> {
  return [...new Set((await listMemberDatabases()).flatMap((name) => memberOfDatabase(name) ?? []))];
}

/** Data that is not open and has rows that the server does not have; `unsent` is null where they cannot be counted. */
export interface DataAside {
  readonly owner: string;
  /** Without an account. */
  readonly isLocal: boolean;
  readonly unsent: number | null;
}

/** Lists the data aside of others than the member who is open. */
export async function listDataAside(): Promise<readonly DataAside[]> {
  const open = readIdentity(localStorage)?.memberId;
  const owners = (await listOwners()).filter((owner) => owner !== open && !readRemovals(localStorage).includes(owner));
  const found = await Promise.all(
    owners.map(async (owner) => ({ owner, isLocal: owner === LOCAL_MEMBER, unsent: await countUnsent(owner) })),
  );
  return found.filter(({ unsent }) => unsent !== 0);
}

async function countUnsent(owner: string): Promise<number | null> {
  return (await readData(owner))?.unsent ?? null;
}

/** Loaded late: most starts have nobody else's data. */
async function readData(owner: string) {
  const { readStoredData } = await import('../../../sync/storage/stored-version.ts');
  return readStoredData(owner);
}

/** The member whose identity the browser has lost, and whether this device still has the data; null for a new device. */
export async function findLostMember(
  broker: Pick<SessionBroker, 'stored'>,
): Promise<(Identity & { readonly hasData: boolean }) | null> {
  const [owners, stored] = await Promise.all([listOwners(), broker.stored()]);
  const data = owners.length > 1 ? 'several' : owners.length === 1 ? 'one' : 'none';
  const session = stored === null ? 'none' : 'stored';
  if (startOf({ identity: 'missing', session, data }) !== 'restore') return null;
  if (stored !== null) {
    const { id, email = null } = stored.user;
    return { memberId: id, email, hasData: owners.includes(id) };
  }
  const owner = (await readData(owners[0] ?? ''))?.owner;
  return owner === undefined ? null : { memberId: owner, email: null, hasData: true };
}

/**
 * Removes from the device what does not belong to the signed-in member, as fateOf() has it. Runs at every start and after each
 * logout, so that a step which fails is repeated. Never rejects.
 */
export async function removeForeignData(broker: SessionBroker, diagnostics: Diagnostics): Promise<void> {
  const report = (error: unknown) => diagnostics.recordFailure('remove-foreign-data', error);
  // Listed before the owner is read: another tab writes the identity before it creates a database.
  const owners: readonly string[] = await listOwners().catch((error) => {
    report(error);
    return [];
  });
  // The browser may have lost the setting.
  if (owners.includes(LOCAL_MEMBER)) rememberLocalData();
  const stored = await broker.stored().catch(() => null);
  const identity = identityState(localStorage);
  const open = readIdentity(localStorage)?.memberId ?? null;
  const removals = readRemovals(localStorage);
  if (identity === 'signed-out') {
    forgetMember(
      localStorage,
      owners.filter((owner) => !removals.includes(owner)),
    );
    sessionStorage.clear();
    void setAppBadge(false);
  }
  const removeUnlessKept = async (memberId: string) => {
    const owner = ownerOf(memberId, open, removals);
    const rows = owner === 'other' && (await countUnsent(memberId)) !== 0 ? 'unsent' : 'sent';
    // Counting takes a while, in which the member may have signed in in another tab.
    const isOpen = readIdentity(localStorage)?.memberId === memberId;
    if (!isOpen && fateOf({ owner, rows, identity }) === 'remove') await deleteDataOf(memberId);
  };
  const steps = [
    // Another tab stores a new identity before its session, so this cannot remove the session of a new login.
    identity !== 'missing' && stored !== null && stored.user.id !== open ? broker.save(null) : null,
    Promise.all(owners.map(removeUnlessKept)).then(() => endRemovals(localStorage, removals)),
    deleteOtherCaches(),
    identity === 'missing' ? null : clearWorkerQueue(open),
    identity === 'signed-out' ? endSubscription() : null,
  ];
  const results = await Promise.allSettled(steps);
  for (const result of results) if (result.status === 'rejected') report(result.reason);
}

function ownerOf(memberId: string, open: string | null, removals: readonly string[]): DataFacts['owner'] {
  if (memberId === open) return 'open';
  if (removals.includes(memberId)) return 'signed-out';
  return memberId === LOCAL_MEMBER ? 'local' : 'other';
}
