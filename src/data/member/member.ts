import type { LocalWrite } from '../../../sync/engine/local-write.ts';
import { requestPersistence } from '../../lib/browser/storage-usage.ts';
import { deviceKeys } from '../../lib/storage-keys.ts';
import { type Connection, type ConnectionOptions, connect } from './connection.ts';
import { type DataOptions, type MemberData, openMemberData } from './member-data.ts';

/** A member whose data is open on this device, and syncs with the server. */
export interface Member extends MemberData, Omit<Connection, 'end'> {}

/** Opens a member's data and starts the sync, without the network. Rejects when the storage or a newer build forbids it. */
export async function openMember(options: DataOptions & ConnectionOptions): Promise<Member> {
  const data = await openMemberData(options);
  const { end, ...connection } = await connect(data, options);
  return {
    ...data,
    ...connection,
    async write(writes, changeState) {
      await data.write(writes, changeState);
      if (data.isGuest && [writes].flat().some(isOwnText)) void askToKeep();
      // Rewriting a pending row does not change its count, but the copy that the service worker queued is outdated.
      const { scheduler } = connection;
      if (!scheduler.schedule().online) scheduler.dispatch('wrote');
    },
    async close() {
      end();
      await data.close();
    },
  };
}

/** The texts that a member would miss most. */
function isOwnText({ key }: LocalWrite): boolean {
  return key.collection === 'kata_forms' || key.collection === 'notes';
}

/** Asks the browser not to evict the data, of which there is no copy on a server. */
async function askToKeep(): Promise<void> {
  if (localStorage.getItem(deviceKeys.askedToKeep) !== null) return;
  localStorage.setItem(deviceKeys.askedToKeep, '1');
  await requestPersistence();
}
