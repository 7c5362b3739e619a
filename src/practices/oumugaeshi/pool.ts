import { parseMaterial } from '../../../sync/model/published/materials/document.ts';
import { oumugaeshiMaterial } from '../../../sync/model/published/materials/oumugaeshi.ts';
import { type ParrotText, parrotTexts } from './content.ts';

/** The texts in teaching order: those that the admin has added come last in their level. */
export function parrotPool(material: unknown): readonly ParrotText[] {
  const added = parseMaterial('oumugaeshi', oumugaeshiMaterial, material);
  return [...parrotTexts, ...added].sort((a, b) => a.level - b.level);
}
