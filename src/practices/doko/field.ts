import { answerOf, type DokoAnswer } from './answers.ts';
import { type CardId, cards } from './cards.ts';
import { dokoScenarios } from './content.ts';

/** A question, as far as the scenes that remain depend on it. */
export interface Asked {
  readonly card: CardId | null;
  readonly answer: DokoAnswer;
}

const allScenes = dokoScenarios.map(({ id }) => id);
const allCards = Object.keys(cards) as readonly CardId[];

/** How many scenes remained before the first question, and then after each: those that contradict no answer so far. */
export function remainingAfter(asked: readonly Asked[]): readonly number[] {
  return remainingScenes(asked).map(({ length }) => length);
}

/** How many answers a scene contradicts: はい against いいえ; what a scene does not tell contradicts nothing. */
export function countContradictions(id: string, asked: readonly Asked[]): number {
  return asked.filter(({ card, answer }) => {
    if (card === null || answer === 'わからない') return false;
    const its = answerOf(id, card);
    return its !== 'わからない' && its !== answer;
  }).length;
}

/** The questions that the best card, asked again and again, needs until only the hidden scene remains. */
export function fewestQuestions(hidden: string): number {
  let scenes = allScenes;
  for (let questions = 0; ; questions += 1) {
    if (scenes.length === 1) return questions;
    const card = bestCard(scenes);
    const answered = { card, answer: answerOf(hidden, card) };
    scenes = scenes.filter((id) => countContradictions(id, [answered]) === 0);
  }
}

/**
 * What each question that a card answered did to the scenes. `best`: the card that would have halved them best; null if the one
 * asked did, or if nothing was left to halve.
 */
export function reviewQuestions<Question extends Asked>(asked: readonly Question[]) {
  const scenes = remainingScenes(asked);
  return asked.flatMap((each, index) => {
    const before = scenes[index] ?? [];
    if (each.card === null) return [];
    const best = bestCard(before);
    const isBest = before.length < 2 || leftOnAverage(before, best) >= leftOnAverage(before, each.card);
    const after = scenes[index + 1]?.length ?? 0;
    return { asked: each, before: before.length, after, best: isBest ? null : splitBy(before, best) };
  });
}

/** The scenes before the first question and after each. */
function remainingScenes(asked: readonly Asked[]): readonly (readonly string[])[] {
  return [[], ...asked].map((_, count) =>
    allScenes.filter((id) => countContradictions(id, asked.slice(0, count)) === 0),
  );
}

function splitBy(scenes: readonly string[], card: CardId) {
  const answers = scenes.map((id) => answerOf(id, card));
  const count = (answer: DokoAnswer) => answers.filter((its) => its === answer).length;
  return { card, yes: count('はい'), no: count('いいえ') };
}

/** How many of some scenes a card leaves, whichever of them is hidden; times their number. */
export function leftOnAverage(scenes: readonly string[], card: CardId): number {
  const { yes, no } = splitBy(scenes, card);
  const untold = scenes.length - yes - no;
  return yes * (yes + untold) + no * (no + untold) + untold * scenes.length;
}

/** The card that leaves the fewest of some scenes on average. */
function bestCard(scenes: readonly string[]): CardId {
  const left = new Map(allCards.map((card) => [card, leftOnAverage(scenes, card)]));
  return allCards.reduce((best, card) => ((left.get(card) ?? 0) < (left.get(best) ?? 0) ? card : best));
}
