import { parseMaterial } from '../../../sync/model/published/materials/document.ts';
import { sentsujiMaterial } from '../../../sync/model/published/materials/sentsuji.ts';
import { modifierPhrases } from './content.ts';
import type { ModifierPhrase } from './modifier-phrase.ts';

/** The phrases in teaching order: those that the admin has added come last in their level. */
export function phrasePool(material: unknown): readonly ModifierPhrase[] {
  const added = parseMaterial('sentsuji', sentsujiMaterial, material);
  return [...modifierPhrases, ...added].sort((a, b) => a.level - b.level);
}
