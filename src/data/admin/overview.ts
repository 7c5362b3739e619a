import * as v from 'valibot';
import { FoundMember, Overview } from '../../../sync/model/operations/admin-overview.contract.ts';
import { parseData, type ServerCaller } from '../server/server-call.ts';
import { type AdminList, callAsAdmin } from './admin-rows.ts';

/** Reads the numbers of the overview. Rejects with a RequestError. */
export async function readOverview(member: ServerCaller): Promise<Overview> {
  return parseData(await callAsAdmin(member, 'read_overview', {}), Overview);
}

/** The numbers of the overview, as the only row. */
export const overviewSource: AdminList<Overview> = {
  load: async (member) => ({ rows: [await readOverview(member)], hasMore: false }),
};

/** The account with this address or id; null without one. The server records the look. Rejects with a RequestError. */
export async function findMember(member: ServerCaller, query: string): Promise<FoundMember | null> {
  return parseData(await callAsAdmin(member, 'find_member', { p_query: query }), v.nullable(FoundMember));
}
