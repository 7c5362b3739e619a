import type { OpenableKey } from '../../../sync/model/lessons/lessons.ts';
import { AdminOpenables } from '../../../sync/model/published/admin-openables.contract.ts';
import { RequestError } from '../../../sync/model/request-error.ts';
import type { Member } from '../member/member.ts';
import { adminTable, updateRow } from './admin-rows.ts';

/** The finished things that the admin opens. */
export const openableTable = adminTable('openable_things', AdminOpenables);

/** Opens a thing to all members, or closes it. Rejects with a RequestError. */
export async function setOpen(member: Member, id: OpenableKey, isOpen: boolean): Promise<void> {
  const outcome = await updateRow(member, { table: openableTable.name, key: 'id', value: id }, { is_open: isOpen });
  if (!outcome.ok) throw new RequestError('rejected', { cause: outcome.reason });
  member.scheduler.dispatch('poke');
}
