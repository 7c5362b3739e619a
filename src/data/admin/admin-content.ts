import * as v from 'valibot';
import type { Body } from '../../../sync/model/json.ts';
import type { OpenableKey } from '../../../sync/model/lessons/lessons.ts';
import {
  AdminAnnouncement,
  AdminDailyTraining,
  AdminGroupPractice,
  AdminOpenables,
  AdminOutsideAddress,
} from '../../../sync/model/published/admin-content.contract.ts';
import { RequestError } from '../../../sync/model/request-error.ts';
import type { Member } from '../member/member.ts';
import { type AdminList, adminTable, insertRow, updateRow } from './admin-rows.ts';

export interface ContentTable<Row> extends AdminList<Row> {
  readonly name: string;
  readonly keyColumn: 'id' | 'day' | 'place';
  readonly keyOf: (row: Row) => string;
}

function contentTable<Key extends 'id' | 'day' | 'place', Row extends Readonly<Record<Key, string>>>(
  name: string,
  row: v.GenericSchema<unknown, Row>,
  keyColumn: Key,
): ContentTable<Row> {
  return { ...adminTable(name, v.array(row)), keyColumn, keyOf: (one) => one[keyColumn] };
}

export const announcementTable = contentTable('announcements', AdminAnnouncement, 'id');
export const groupPracticeTable = contentTable('group_practices', AdminGroupPractice, 'id');
export const dailyTrainingTable = contentTable('daily_trainings', AdminDailyTraining, 'day');
export const outsideAddressTable = contentTable('outside_addresses', AdminOutsideAddress, 'place');

/** Updates the row with `key`, or inserts one; false when another has its day or place. Rejects with a RequestError. */
export async function saveContentRow<Row>(
  member: Member,
  table: ContentTable<Row>,
  { key, newId, row }: { readonly key: string | null; readonly newId: string; readonly row: Body },
): Promise<boolean> {
  const hasId = table.keyColumn === 'id';
  const outcome =
    key === null
      ? await insertRow(member, table.name, hasId ? { id: newId, ...row } : row)
      : await updateRow(member, { table: table.name, key: table.keyColumn, value: key }, row);
  if (!outcome.ok && outcome.reason === 'rejected') throw new RequestError('rejected', { cause: outcome.message });
  if (!outcome.ok && !hasId) return false;
  member.scheduler.dispatch('poke');
  return true;
}

/** Hides a row from members or from guests, or shows it again. Rejects with a RequestError. */
export async function switchContentRow<Row>(
  member: Member,
  table: ContentTable<Row>,
  key: string,
  change: { readonly ended: boolean } | { readonly for_guests: boolean },
): Promise<void> {
  await saveContentRow(member, table, { key, newId: key, row: change });
}

/** The finished things that the admin opens. */
export const openableTable = adminTable('openable_things', AdminOpenables);

/** Opens a thing to all members, or closes it. Rejects with a RequestError. */
export async function setOpen(member: Member, id: OpenableKey, isOpen: boolean): Promise<void> {
  const outcome = await updateRow(member, { table: openableTable.name, key: 'id', value: id }, { is_open: isOpen });
  if (!outcome.ok) throw new RequestError('rejected', { cause: outcome.reason });
  member.scheduler.dispatch('poke');
}
