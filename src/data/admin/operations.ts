import { Operations } from '../../../sync/model/operations/operations.contract.ts';
import { parseData } from '../server/server-call.ts';
import { type AdminList, callAsAdmin } from './admin-rows.ts';

/** The state of jobs, queues and devices, as the only row. */
export const operationsSource: AdminList<Operations> = {
  load: async (member) => ({
    rows: [parseData(await callAsAdmin(member, 'read_operations', {}), Operations)],
    hasMore: false,
  }),
};
