import { parseMaterial } from '../../../sync/model/published/materials/document.ts';
import { jishoMaterial } from '../../../sync/model/published/materials/jisho.ts';
import { type JishoSentence, jishoSentences } from './content.ts';

/** The sentences of the app, then those that the admin has added. */
export function sentencePool(material: unknown): readonly JishoSentence[] {
  return [...jishoSentences, ...parseMaterial('jisho', jishoMaterial, material)];
}
