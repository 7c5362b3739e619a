import type { ContentItem } from '../../../sync/model/practice/content-item.ts';
import type { MaterialPack } from '../../../sync/model/published/material-packs.ts';
import { type MaterialSchema, parseMaterial } from '../../../sync/model/published/materials/document.ts';

type Item = ContentItem & { readonly level?: number };

/** The items of the app, then those that the admin has added; in teaching order, where they have levels. */
export function mergeMaterial<Bundled extends Item, Added extends Omit<Bundled, 'id'>>(
  pack: MaterialPack,
  schema: MaterialSchema<Added>,
  bundled: readonly Bundled[],
  material: unknown,
): readonly (Bundled | (Added & { readonly id: string }))[] {
  const added = parseMaterial(pack, schema, material);
  return [...bundled, ...added].sort((a, b) => (a.level ?? 0) - (b.level ?? 0));
}
