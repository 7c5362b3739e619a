import { describe, expect, test } from 'vitest';
import { answerOf, untold, yes } from '../../../../src/practices/doko/answers.ts';
import { type CardId, cards, drawers } from '../../../../src/practices/doko/cards.ts';
import { closingChoices, shortText } from '../../../../src/practices/doko/closing-choices.ts';
import { type DokoScenario, dokoScenarios } from '../../../../src/practices/doko/content.ts';
import { countContradictions } from '../../../../src/practices/doko/field.ts';
import { type Thing, things } from '../../../../src/practices/doko/things.ts';
import { questionSets, type TypedQuestion } from './typed-questions.ts';

const scenarios: readonly DokoScenario[] = dokoScenarios;
const ids = Object.keys(cards) as readonly CardId[];

function scenarioOf(id: string): DokoScenario {
  const scenario = scenarios.find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`No scenario ${id}`);
  return scenario;
}

/** Of some cards, those that a scene answers with はい. */
function trueOf(scene: string, some: readonly CardId[]): readonly CardId[] {
  return some.filter((card) => answerOf(scene, card) === 'はい');
}

describe('dokō scenarios', () => {
  test('are forty-five with unique ids and fields', () => {
    expect(scenarios).toHaveLength(45);
    for (const field of ['id', 'time', 'place', 'person', 'object', 'situation'] as const) {
      expect(new Set(scenarios.map((scenario) => scenario[field])).size).toBe(45);
    }
  });

  test('are described in whole sentences', () => {
    for (const { fullDescription } of scenarios) expect(fullDescription).toMatch(/。$/u);
  });
});

describe('the cards', () => {
  test('are some sixty to a hundred, each in one drawer', () => {
    expect(Object.values(drawers).flatMap((drawer) => Object.keys(drawer))).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(ids.map((id) => cards[id].text)).size).toBe(ids.length);
  });

  test('name scenes that exist, and each once', () => {
    for (const id of ids) {
      const scenes = [...yes[id], ...(untold[id] ?? [])];
      expect(scenes.filter((scene) => !scenarios.some(({ id }) => Number(id.slice(-3)) === scene))).toEqual([]);
      expect(new Set(scenes).size).toBe(scenes.length);
    }
  });

  test.for(scenarios.map(({ id }) => id))('are answered without a contradiction by %s', (id) => {
    expect(trueOf(id, ['spring', 'summer', 'autumn', 'winter'])).toHaveLength(1);
    expect(trueOf(id, ['morning', 'midday', 'evening', 'night']).length).toBeLessThanOrEqual(1);
    expect(trueOf(id, ['clear', 'rain', 'snow']).length).toBeLessThanOrEqual(1);
    expect(trueOf(id, ['hot', 'cold']).length).toBeLessThanOrEqual(1);
    expect(trueOf(id, ['outdoors', 'building']).length).toBeLessThanOrEqual(1);
    expect(trueOf(id, ['outdoors', 'building', 'vehicle']).length).toBeGreaterThan(0);
    expect(trueOf(id, ['alone', 'two', 'three'])).toHaveLength(1);
    expect(trueOf(id, ['oneHand', 'large']).length).toBeLessThanOrEqual(1);
  });

  test.for([
    ['midnight', 'night'],
    ['home', 'building'],
    ['shop', 'building'],
    ['school', 'building'],
    ['clinic', 'building'],
    ['office', 'building'],
    ['sea', 'water'],
    ['sea', 'nature'],
    ['mountain', 'nature'],
    ['pupil', 'child'],
    ['smallChild', 'child'],
    ['food', 'meals'],
    ['clerk', 'atWork'],
  ] as const)('say that %s is also %s', ([narrow, wide]) => {
    const contradicting = scenarios.filter(
      ({ id }) => answerOf(id, narrow) === 'はい' && answerOf(id, wide) === 'いいえ',
    );
    expect(contradicting.map(({ id }) => id)).toEqual([]);
  });

  test('agree with what the texts of the scenes say', () => {
    const says = (card: CardId, pattern: RegExp, thing: (typeof things)[number]) =>
      scenarios
        .filter((scene) => pattern.test(scene[thing]) !== (answerOf(scene.id, card) === 'はい'))
        .map(({ id }) => id);
    expect(says('spring', /^春/, 'time')).toEqual([]);
    expect(says('summer', /^夏/, 'time')).toEqual([]);
    expect(says('autumn', /^秋/, 'time')).toEqual([]);
    expect(says('winter', /^冬/, 'time')).toEqual([]);
    expect(says('outdoors', /^屋外/, 'place')).toEqual([]);
    expect(says('building', /^屋内/, 'place')).toEqual([]);
    expect(says('dayOff', /土曜日|日曜日/, 'time')).toEqual([]);
    expect(says('female', /女|母|妻|夫婦/, 'person')).toEqual([]);
    expect(says('male', /男|父|夫|息子/, 'person')).toEqual([]);
  });

  test('are decided by most scenes, and tell any two scenes apart', () => {
    for (const { id } of scenarios) {
      expect(ids.filter((card) => answerOf(id, card) !== 'わからない').length).toBeGreaterThanOrEqual(60);
    }
    const differ = (one: string, other: string) =>
      ids.some((card) => new Set([answerOf(one, card), answerOf(other, card), 'わからない']).size === 3);
    const alike = scenarios.flatMap(({ id: one }, index) =>
      scenarios.slice(index + 1).flatMap(({ id: other }) => (differ(one, other) ? [] : [`${one} ${other}`])),
    );
    expect(alike).toEqual([]);
  });
});

describe('the closing choice', () => {
  const asked = (['night', 'building', 'alone'] as const).map((card) => ({ card, answer: answerOf('doko-003', card) }));
  const choicesOf = (hidden: DokoScenario, thing: Thing, seed = 1) => closingChoices({ hidden, thing, asked, seed });

  test.for(things)('has four different texts for %s, one of them the true one', (thing) => {
    for (const scene of scenarios) {
      const choices = choicesOf(scene, thing);
      expect(choices).toContain(scene);
      expect(new Set(choices.map((choice) => shortText(choice, thing))).size).toBe(4);
    }
  });

  test('puts the true one at every place, and each of the five in an order of its own', () => {
    const placesOf = (thing: Thing) => scenarios.map((scene, seed) => choicesOf(scene, thing, seed).indexOf(scene));
    expect(new Set(placesOf('time'))).toEqual(new Set([0, 1, 2, 3]));
    expect(new Set(things.map((thing) => placesOf(thing).join())).size).toBe(things.length);
  });

  test('offers scenes that still fit first, and then those that contradict the fewest answers', () => {
    const hidden = scenarioOf('doko-003');
    const fitting = scenarios.filter(({ id }) => countContradictions(id, asked) === 0);
    expect(fitting.length).toBeGreaterThan(4);
    for (const thing of things) {
      expect(choicesOf(hidden, thing).filter((scene) => !fitting.includes(scene))).toEqual([]);
    }
    const all = ids.map((card) => ({ card, answer: answerOf('doko-003', card) }));
    const others = scenarios.filter((scene) => scene !== hidden).map(({ id }) => countContradictions(id, all));
    const near = closingChoices({ hidden, thing: 'time', asked: all, seed: 1 });
    const counts = near.filter((scene) => scene !== hidden).map(({ id }) => countContradictions(id, all));
    expect(counts).toEqual(others.toSorted((one, other) => one - other).slice(0, 3));
  });
});

describe('the typed questions', () => {
  test('name scenes, answers and cards that exist', () => {
    const isKnown = ([scene, , truth, expected]: TypedQuestion) =>
      scenarios.some(({ id }) => id === scene) &&
      ['はい', 'いいえ', 'わからない', 'open'].includes(truth) &&
      expected.every((card) => card in cards);
    expect(questionSets.flatMap(({ questions }) => questions.filter((question) => !isKnown(question)))).toEqual([]);
  });
});
