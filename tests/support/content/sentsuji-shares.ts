import { modifierPhrases } from '../../../src/practices/sentsuji/content.ts';
import { splitIntoParts } from '../../../src/practices/sentsuji/sentence-parts.ts';
import { createRng } from '../../../sync/model/practice/seeded-random.ts';
import { type EndingQuestion, fitEndingRule } from './ending-rule.ts';

/** The sentences of 選辻. */
export const endingQuestions: readonly EndingQuestion[] = modifierPhrases.flatMap(({ bunsetsu, sentence }) => {
  if (sentence === undefined) return [];
  const words = splitIntoParts(sentence, bunsetsu).flatMap(({ role, text }) => (role === 'word' ? [text] : []));
  return [{ phrase: bunsetsu, words, right: words.indexOf(sentence.head) }];
});

/** The share of questions that a member gets right who always picks the word at one place. */
export function sharesOfPlaces(questions: readonly EndingQuestion[]) {
  return {
    nearest: shareRight(questions, () => 0),
    second: shareRight(questions, () => 1),
    last: shareRight(questions, ({ words }) => words.length - 1),
  };
}

/** The shares that a rule gets right of one half, fitted on the other, for some ways to halve the questions. */
export function sharesOfHalves(questions: readonly EndingQuestion[]): readonly number[] {
  const inRandomOrder = [1, 2, 3, 4, 5].map((seed) => {
    const rng = createRng(seed);
    const keyed = questions.map((question) => ({ question, key: rng.next() }));
    return keyed.sort((a, b) => a.key - b.key).map(({ question }) => question);
  });
  const [even, odd] = [0, 1].map((rest) => questions.filter((_, index) => index % 2 === rest));
  const orders = [questions, [...(even ?? []), ...(odd ?? [])], ...inRandomOrder];
  return orders.flatMap((order) => {
    const [one, other] = [order.slice(0, order.length / 2), order.slice(order.length / 2)];
    return [shareRight(other, fitEndingRule(one)), shareRight(one, fitEndingRule(other))];
  });
}

/** The shares in one line. */
export function describeShares(questions: readonly EndingQuestion[]): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const { nearest, last } = sharesOfPlaces(questions);
  const halves = sharesOfHalves(questions).map(percent).join(', ');
  return `nearest word ${percent(nearest)}, last word ${percent(last)}, a rule over endings fitted on half ${halves}`;
}

function shareRight(questions: readonly EndingQuestion[], pick: (question: EndingQuestion) => number): number {
  return questions.filter((question) => pick(question) === question.right).length / questions.length;
}
