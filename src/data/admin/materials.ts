import * as v from 'valibot';
import type { Body } from '../../../sync/model/json.ts';
import { limits } from '../../../sync/model/limits.ts';
import {
  AdminMaterial,
  type MaterialError,
  materialErrors,
} from '../../../sync/model/published/admin-materials.contract.ts';
import { type MaterialPack, materialPacks } from '../../../sync/model/published/material-packs.ts';
import { RequestError } from '../../../sync/model/request-error.ts';
import type { Member } from '../member/member.ts';
import { type AdminList, adminTable, insertRow, updateRow, type WriteOutcome } from './admin-rows.ts';

const TABLE = 'materials';

const tables: ReadonlyMap<MaterialPack, AdminList<AdminMaterial>> = new Map(
  materialPacks.map((pack) => [pack, adminTable(TABLE, v.array(AdminMaterial), { p_pack: pack })]),
);

/** The added items of a pack, newest first. */
export function materialTable(pack: MaterialPack): AdminList<AdminMaterial> {
  const table = tables.get(pack);
  if (table === undefined) throw new Error(`Cannot find the pack "${pack}"`);
  return table;
}

/** All added items of a pack. Rejects with a RequestError. */
export async function loadMaterials(member: Member, pack: MaterialPack): Promise<readonly AdminMaterial[]> {
  const { rows } = await materialTable(pack).load(member, limits.material_rows_max);
  return rows;
}

/** An item to add, with the id that makes a repeated request idempotent. */
export interface NewMaterial {
  readonly id: string;
  readonly item: Body;
}

/** Adds items to a pack, all or none. Resolves to why the server refuses them, or null. Rejects with a RequestError. */
export async function addMaterials(
  member: Member,
  pack: MaterialPack,
  items: readonly NewMaterial[],
): Promise<MaterialError | null> {
  const rows = items.map(({ id, item }) => ({ id, pack, item }));
  return settle(member, await insertRow(member, TABLE, rows));
}

/** Changes an item, withdraws or restores it, or shows it to guests or no longer. Resolves to why the server refuses it, or null. Rejects with a RequestError. */
export async function changeMaterial(
  member: Member,
  id: string,
  change: { readonly item: Body } | { readonly ended: boolean } | { readonly for_guests: boolean },
): Promise<MaterialError | null> {
  return settle(member, await updateRow(member, { table: TABLE, key: 'id', value: id }, change));
}

function settle(member: Member, outcome: WriteOutcome): MaterialError | null {
  if (!outcome.ok && outcome.reason === 'rejected') {
    const refusal = materialErrors.find((code) => code === outcome.message);
    if (refusal === undefined) throw new RequestError('rejected', { cause: outcome.message });
    return refusal;
  }
  // The ids were generated here, so a conflict means that the insert succeeded and its response was lost.
  member.scheduler.dispatch('poke');
  return null;
}
