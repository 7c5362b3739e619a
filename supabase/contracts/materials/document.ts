import * as v from 'valibot';
import { isAdded, itemIdAt, itemNumber } from '../../../sync/rules/content-item.ts';
import type { MaterialPack } from '../../../sync/rules/material-packs.ts';

/** The rules of the items of a pack: for the bundled ones, for the admin's form and files, and for devices. */
export type MaterialSchema<Item extends object> = v.GenericSchema<unknown, Item>;

const document = v.object({ items: v.array(v.unknown()) });
const identified = v.object({ id: v.string() });

/**
 * Parses the added items of a published document, with their ids. Skips items that break the rules of their pack, and ids that
 * are not of added items or stand there twice; a document that is none is empty.
 */
export function parseMaterial<Item extends object>(
  pack: MaterialPack,
  schema: MaterialSchema<Item>,
  body: unknown,
): readonly (Item & { readonly id: string })[] {
  const parsed = v.safeParse(document, body);
  if (!parsed.success) return [];
  const found = new Map<string, Item & { readonly id: string }>();
  for (const value of parsed.output.items) {
    const identity = v.safeParse(identified, value);
    const item = v.safeParse(schema, value);
    if (!identity.success || !item.success) continue;
    const { id } = identity.output;
    if (isIdOfAdded(pack, id) && !found.has(id)) found.set(id, { ...item.output, id });
  }
  return [...found.values()];
}

function isIdOfAdded(pack: MaterialPack, id: string): boolean {
  return isAdded({ id }) && id === itemIdAt(pack, itemNumber({ id }));
}
