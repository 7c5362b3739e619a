import * as v from 'valibot';
import { isAdded, itemIdAt, itemNumber } from '../../practice/content-item.ts';
import { readAs } from '../../read-as.ts';
import type { MaterialPack } from '../material-packs.ts';

/** The rules of the items of a pack: for the bundled ones, for the admin's files, and for devices. */
export type MaterialSchema<Item extends object> = v.GenericSchema<unknown, Item>;

const document = v.object({ items: v.array(v.unknown()) });
const identified = v.object({ id: v.string() });

/** The added items of a published document, with their ids; skips what breaks the rules or stands there twice. */
export function parseMaterial<Item extends object>(
  pack: MaterialPack,
  schema: MaterialSchema<Item>,
  body: unknown,
): readonly (Item & { readonly id: string })[] {
  const itemsById = new Map<string, Item & { readonly id: string }>();
  for (const value of readAs(document, body)?.items ?? []) {
    const id = readAs(identified, value)?.id;
    const item = readAs(schema, value);
    if (id === undefined || item === null) continue;
    if (isIdOfAdded(pack, id) && !itemsById.has(id)) itemsById.set(id, { ...item, id });
  }
  return [...itemsById.values()];
}

function isIdOfAdded(pack: MaterialPack, id: string): boolean {
  return isAdded({ id }) && id === itemIdAt(pack, itemNumber({ id }));
}
