import { Operations } from '../../../supabase/contracts/operations.ts';
import { parseData } from '../server/server-call.ts';
import { type AdminSource, callAsAdmin } from './admin-rows.ts';

/** The state of jobs, queues and devices, as the only row. */
export const operationsSource: AdminSource<Operations> = {
  load: async (member) => [parseData(await callAsAdmin(member, 'read_operations', {}), Operations)],
};
