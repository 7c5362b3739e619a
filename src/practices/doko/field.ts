import { answerOf, type DokoAnswer } from './answers.ts';
import type { CardId } from './cards.ts';
import { dokoScenarios } from './content.ts';

interface Asked {
  readonly card: CardId | null;
  readonly answer: DokoAnswer;
}

/** How many scenes remained before the first question, and then after each: those that contradict no answer so far. */
export function remainingAfter(asked: readonly Asked[]): readonly number[] {
  let remaining = dokoScenarios.map(({ id }) => id);
  return [
    remaining.length,
    ...asked.map((each) => {
      remaining = remaining.filter((id) => !contradicts(id, each));
      return remaining.length;
    }),
  ];
}

/** はい against いいえ; what a scene does not tell contradicts nothing. */
function contradicts(id: string, { card, answer }: Asked): boolean {
  if (card === null || answer === 'わからない') return false;
  const hiddenAnswer = answerOf(id, card);
  return hiddenAnswer !== 'わからない' && hiddenAnswer !== answer;
}

export interface Review<Question> {
  /** Questions that left at most half of the scenes, with the number before and after. */
  readonly halving: readonly { readonly asked: Question; readonly before: number; readonly after: number }[];
  /** Questions that a card answered and that left all scenes. */
  readonly idle: readonly Question[];
}

/** What each question did to the field. */
export function reviewQuestions<Question extends Asked>(asked: readonly Question[]): Review<Question> {
  const counts = remainingAfter(asked);
  const steps = asked.map((each, index) => ({
    asked: each,
    before: counts[index] ?? 0,
    after: counts[index + 1] ?? 0,
  }));
  return {
    halving: steps.filter(({ before, after }) => before > 1 && after * 2 <= before),
    idle: steps
      .filter(({ asked: each, before, after }) => each.card !== null && before === after)
      .map((step) => step.asked),
  };
}
