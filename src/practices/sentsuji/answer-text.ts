import type { ModifierPhrase } from './modifier-phrase.ts';
import { isRight, type SentsujiState } from './rules.ts';

/** Name of each type, and the question that a phrase of that type answers. */
export const typeLabels = {
  rentai: { asks: 'なに', name: '連体' },
  renyou: { asks: 'どう', name: '連用' },
} as const;

/** What is said about the choice; null if the answer was only looked at. */
export function verdictOf(state: SentsujiState) {
  const { sentence, type } = state.phrase;
  const right = isRight(state);
  if (right === null) return null;
  if (right) return { text: '正解です', tone: 'success' } as const;
  const text = sentence === undefined ? `「${typeLabels[type].asks}」のほうでした` : '違いました';
  return { text, tone: 'warning' } as const;
}

export function questionOf({ bunsetsu, sentence }: ModifierPhrase): string {
  return sentence === undefined
    ? '続くのは「なに」か、「どう」\u2060か。'
    : `「${bunsetsu}」は、どのことばにかかりますか。`;
}

/** The word that a phrase leans on, in words; null outside a sentence. */
export function leaningOf({ bunsetsu, sentence }: ModifierPhrase): string | null {
  return sentence === undefined ? null : `「${bunsetsu}」は「${sentence.head}」にかかります。`;
}
