import type { SessionBroker } from '../../sync/engine/session-broker.ts';
import { startOf } from '../../sync/storage/device-start.ts';
import { listDataIds } from '../../sync/storage/member-databases.ts';
import type { Identity } from '../data/account/identity.ts';

/** The id of the data that a member, or a guest, has on this device; a new one if there is none. */
export async function findDataOf(memberId: string): Promise<string> {
  for (const dataId of await listDataIds()) if ((await readData(dataId))?.owner === memberId) return dataId;
  return crypto.randomUUID();
}

/** Loaded late: most starts have nobody else's data. */
export async function readData(dataId: string) {
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
  return owner == null ? null : { dataId, memberId: owner, email: null, hasData: true };
}
