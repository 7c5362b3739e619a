import { type Operations, parseOperations } from '../../../supabase/contracts/operations.ts';
import { RequestError } from '../server/request-error.ts';
import { callAsAdmin } from './admin-calls.ts';
import type { AdminSource } from './admin-rows.ts';

/** The state of jobs, queues and devices, as the only row. */
export const operationsSource: AdminSource<Operations> = {
  load: async (member) => {
    const operations = parseOperations(await callAsAdmin(member, 'read_operations', {}));
    if (operations === null) throw new RequestError('malformed');
    return [operations];
  },
};
