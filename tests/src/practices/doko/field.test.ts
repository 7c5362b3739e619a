import { describe, expect, test } from 'vitest';
import { answerOf } from '../../../../src/practices/doko/answers.ts';
import { type CardId, cards } from '../../../../src/practices/doko/cards.ts';
import { dokoScenarios } from '../../../../src/practices/doko/content.ts';
import {
  countContradictions,
  fewestQuestions,
  leftOnAverage,
  remainingAfter,
  reviewQuestions,
} from '../../../../src/practices/doko/field.ts';
import { SPARE_QUESTIONS } from '../../../../src/practices/doko/rules.ts';
import { createRng } from '../../../../sync/model/practice/seeded-random.ts';

const ids = Object.keys(cards) as readonly CardId[];

describe('the scenes that remain', () => {
  test('are those that contradict no answer', () => {
    expect(remainingAfter([])).toEqual([45]);
    expect(remainingAfter([{ card: 'summer', answer: 'はい' }])).toEqual([45, 11]);
    // 9 is the only summer scene on the sea; わからない and a question without a card exclude none.
    const asked = [
      { card: 'summer', answer: 'はい' },
      { card: null, answer: 'わからない' },
      { card: 'dayOff', answer: 'わからない' },
      { card: 'sea', answer: 'はい' },
    ] as const;
    expect(remainingAfter(asked)).toEqual([45, 11, 11, 11, 1]);
  });

  test('always include the hidden one, and are only this one after all cards', () => {
    for (const { id } of dokoScenarios) {
      const counts = remainingAfter(ids.map((card) => ({ card, answer: answerOf(id, card) })));
      expect(counts.at(-1)).toBe(1);
    }
  });

  test('are reviewed with the card that would have halved them best', () => {
    const asked = [
      { card: 'summer', answer: 'はい' },
      { card: null, answer: 'わからない' },
      { card: 'winter', answer: 'いいえ' },
    ] as const;
    expect(reviewQuestions(asked)).toMatchObject([
      { asked: asked[0], before: 45, after: 11, best: { yes: 22, no: 23 } },
      { asked: asked[2], before: 11, after: 11, best: { yes: 5, no: 6 } },
    ]);
    const [first] = reviewQuestions(asked);
    const best = first?.best?.card ?? 'summer';
    expect(reviewQuestions([{ card: best, answer: 'はい' }])).toMatchObject([{ after: 22, best: null }]);
  });

  test('need five or six questions with the best cards, hardly more than halving needs', () => {
    const counts = dokoScenarios.map(({ id }) => fewestQuestions(id));
    expect(new Set(counts)).toEqual(new Set([5, 6]));
    const average = counts.reduce((sum, count) => sum + count) / counts.length;
    expect(average).toBeLessThan(Math.log2(counts.length) + 0.2);
  });
});

/** How a member picks the next card: at random among this share of the open ones, those that halve best first. */
const players = { random: 1, 'better half': 0.5, good: 0.1 } as const;

/** Of 100 visits, those that find the scene within the questions of 中級 and of 上級. */
function simulate(share: number): readonly number[] {
  const rng = createRng(5);
  const visits = dokoScenarios.flatMap(({ id: hidden }) => {
    const fewest = fewestQuestions(hidden);
    return Array.from({ length: 8 }, () => {
      let scenes = dokoScenarios.map(({ id }) => id);
      let open = ids;
      while (scenes.length > 1) {
        const left = new Map(open.map((card) => [card, share === 1 ? 0 : leftOnAverage(scenes, card)]));
        const best = open.toSorted((one, other) => (left.get(one) ?? 0) - (left.get(other) ?? 0));
        const card = rng.pick(best.slice(0, Math.ceil(best.length * share)));
        const answered = { card, answer: answerOf(hidden, card) };
        scenes = scenes.filter((id) => countContradictions(id, [answered]) === 0);
        open = open.filter((id) => id !== card);
      }
      return ids.length - open.length - fewest;
    });
  });
  return ([2, 3] as const).map(
    (level) => (100 * visits.filter((spare) => spare <= SPARE_QUESTIONS[level]).length) / visits.length,
  );
}

describe('the questions of the levels', () => {
  test.for([
    ['random', [35, 55], [15, 30]],
    ['better half', [80, 95], [45, 65]],
    ['good', [98, 100], [90, 100]],
  ] as const)('are met by a %s player as often as intended', ([player, middle, upper]) => {
    const [second = 0, third = 0] = simulate(players[player]);
    expect(second).toSatisfy((percent: number) => percent >= middle[0] && percent <= middle[1]);
    expect(third).toSatisfy((percent: number) => percent >= upper[0] && percent <= upper[1]);
  });
});
