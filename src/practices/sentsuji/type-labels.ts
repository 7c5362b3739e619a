import { isRight, type SentsujiState } from './rules.ts';

/** Name of each type, and the question that a phrase of that type answers. */
export const typeLabels = {
  rentai: { asks: 'なに', name: '連体' },
  renyou: { asks: 'どう', name: '連用' },
} as const;

/** What is said about the choice; null if the answer was only looked at. */
export function verdictOf(state: SentsujiState) {
  switch (isRight(state)) {
    case null:
      return null;
    case true:
      return { text: '正解です', tone: 'success' } as const;
    case false:
      return { text: `「${typeLabels[state.phrase.type].asks}」のほうでした`, tone: 'warning' } as const;
  }
}
