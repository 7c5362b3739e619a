import * as v from 'valibot';
import type { Body } from '../../../sync/model/json.ts';
import { limits } from '../../../sync/model/limits.ts';
import {
  AdminMaterial,
  type MaterialError,
  materialErrors,
} from '../../../sync/model/published/admin-content.contract.ts';
import type { MaterialPack } from '../../../sync/model/published/material-packs.ts';
import type { Member } from '../member/member.ts';
import { type AdminList, adminTable, insertRow, refusalOf, updateRow, type WriteOutcome } from './admin-rows.ts';

const TABLE = 'materials';

/** The added items of a pack, newest first. */
export function materialTable(pack: MaterialPack): AdminList<AdminMaterial> {
  return adminTable(TABLE, v.array(AdminMaterial), { p_pack: pack });
}

/** All added items of a pack. Rejects with a RequestError. */
export async function loadMaterials(member: Member, pack: MaterialPack): Promise<readonly AdminMaterial[]> {
  const { rows } = await materialTable(pack).load(member, limits.material_rows_max);
  return rows;
}

/** An item to add, with the id that makes a repeated request idempotent. */
export type NewMaterial = Pick<AdminMaterial, 'id' | 'for_guests'> & { readonly item: Body };

/** New values of an item's row; an ended item is withdrawn. */
export interface MaterialChange {
  readonly id: string;
  readonly change: Body;
}

/** The difference between a pack's items and those that replace them; `withdrawn` has ids. */
export interface MaterialPlan {
  readonly added: readonly NewMaterial[];
  readonly changed: readonly MaterialChange[];
  readonly withdrawn: readonly string[];
}

/**
 * Carries out a plan: withdraws first, which makes room, and adds all new items or none. May be repeated after a failure.
 * Resolves to why the server refuses it, or null. Rejects with a RequestError.
 */
export async function publishMaterials(
  member: Member,
  pack: MaterialPack,
  { added, changed, withdrawn }: MaterialPlan,
): Promise<MaterialError | null> {
  for (const { id, change } of [...withdrawn.map((id) => ({ id, change: { ended: true } })), ...changed]) {
    const refusal = settle(member, await updateRow(member, { table: TABLE, key: 'id', value: id }, change));
    if (refusal !== null) return refusal;
  }
  if (added.length === 0) return null;
  const rows = added.map((material) => ({ ...material, pack }));
  return settle(member, await insertRow(member, TABLE, rows));
}

function settle(member: Member, outcome: WriteOutcome): MaterialError | null {
  const refusal = refusalOf(outcome, materialErrors);
  if (refusal === null) member.scheduler.dispatch('poke');
  return refusal;
}
