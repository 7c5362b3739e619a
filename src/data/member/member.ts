import { type Connection, type ConnectionOptions, connect } from './connection.ts';
import { type DataOptions, type MemberData, openMemberData } from './member-data.ts';

/** A member whose data is open on this device, and syncs with the server. */
export interface Member extends MemberData, Omit<Connection, 'end'> {}

/**
 * Opens the member's database and starts the sync. Needs no network. Rejects when storage is blocked or broken, and with an
 * OutdatedBuildError when a newer build has used the data.
 */
export async function openMember(options: DataOptions & ConnectionOptions): Promise<Member> {
  const data = await openMemberData(options);
  const { end, ...connection } = await connect(data, options);
  return {
    ...data,
    ...connection,
    async write(writes, changeState) {
      await data.write(writes, changeState);
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
