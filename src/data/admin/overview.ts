import * as v from 'valibot';
import { AuditEntry } from '../../../sync/model/operations/admin-audit.contract.ts';
import { FoundMember, Overview } from '../../../sync/model/operations/admin-overview.contract.ts';
import { Operations } from '../../../sync/model/operations/operations.contract.ts';
import { parseData, type ServerCaller } from '../server/server-call.ts';
import { type AdminList, adminTable, callAsAdmin } from './admin-rows.ts';

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

export const auditSource = adminTable('admin_audit', v.array(AuditEntry));

/** The state of jobs, queues and devices, as the only row. */
export const operationsSource: AdminList<Operations> = {
  load: async (member) => ({
    rows: [parseData(await callAsAdmin(member, 'read_operations', {}), Operations)],
    hasMore: false,
  }),
};
