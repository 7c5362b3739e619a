import * as v from 'valibot';
import { materialPacks } from './material-packs.ts';

/** An added item as the admin reads it; an ended one is withdrawn. */
export const AdminMaterial = v.object({
  id: v.string(),
  pack: v.picklist(materialPacks),
  number: v.number(),
  /** As it was stored: rules may have become stricter since. */
  item: v.record(v.string(), v.unknown()),
  ended: v.boolean(),
  /** Whether people without an account get it too. */
  for_guests: v.boolean(),
});
export type AdminMaterial = Readonly<v.InferOutput<typeof AdminMaterial>>;

/** Why the database refuses material: an item that breaks the rules, or a pack or what guests get that is full. */
export const materialErrors = [
  'invalid_material',
  'too_many_materials',
  'materials_too_large',
  'guest_materials_too_large',
] as const;
export type MaterialError = (typeof materialErrors)[number];
