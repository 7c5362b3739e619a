import { parseMaterial } from '../../../sync/model/published/materials/document.ts';
import { jishoMaterial } from '../../../sync/model/published/materials/jisho.ts';
import { type JishoSentence, jishoSentences } from './content.ts';

/** The sentences of the app, then those that the admin has added; their words get ids like those of the app. */
export function sentencePool(material: unknown): readonly JishoSentence[] {
  const added = parseMaterial('jisho', jishoMaterial, material).map((sentence) => ({
    ...sentence,
    words: sentence.words.map((word, index) => ({ ...word, id: `${sentence.id}-${index + 1}` })),
  }));
  return [...jishoSentences, ...added];
}
