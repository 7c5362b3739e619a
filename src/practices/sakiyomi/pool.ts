import { parseMaterial } from '../../../sync/model/published/materials/document.ts';
import { sakiyomiMaterial } from '../../../sync/model/published/materials/sakiyomi.ts';
import { type Editorial, editorials } from './content.ts';

/** The columns of the app, then those that the admin has added. */
export function editorialPool(material: unknown): readonly Editorial[] {
  return [...editorials, ...parseMaterial('sakiyomi', sakiyomiMaterial, material)];
}
