import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../../../../src/practices/doko/answer-question.ts';
import { type DokoScenario, dokoGuide, dokoScenarios } from '../../../../src/practices/doko/content.ts';
import { genderWords } from '../../../../src/practices/doko/keywords.ts';
import { forbiddenInCopy } from '../plain-copy.ts';

const scenarios: readonly DokoScenario[] = dokoScenarios;

describe('dokō scenarios', () => {
  test('are five with unique ids and fields', () => {
    expect(scenarios).toHaveLength(5);
    for (const field of ['id', 'time', 'place', 'person', 'object', 'situation'] as const) {
      expect(new Set(scenarios.map((scenario) => scenario[field])).size).toBe(5);
    }
  });

  test('have exactly one scene in summer', () => {
    expect(scenarios.filter(({ time }) => time.includes('夏'))).toHaveLength(1);
  });

  test.for(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    'define season, light, indoors or outdoors, and number in %s',
    ([, { time, place, person }]) => {
      expect(time).toMatch(/[春夏秋冬]/u);
      expect(time).toMatch(/明る|暗/u);
      expect(place).toMatch(/^屋内|^屋外|車内/u);
      expect(person).toMatch(/一人|二人|\d人/u);
    },
  );

  test('never state a gender', () => {
    const words = genderWords.split(' ');
    for (const scenario of scenarios) {
      const text = Object.values(scenario).join('');
      expect(words.filter((word) => text.includes(word))).toEqual([]);
    }
  });

  test('are written in plain copy', () => {
    for (const { id: _, ...texts } of scenarios) {
      for (const text of Object.values(texts)) expect(text).not.toMatch(forbiddenInCopy);
      expect(texts.fullDescription).toMatch(/。$/u);
    }
  });
});

describe('dokō guide', () => {
  test('is written in plain copy', () => {
    for (const text of [dokoGuide.lead, ...dokoGuide.steps]) expect(text).not.toMatch(forbiddenInCopy);
  });

  test('has a summer question as its example, which the rules can answer', () => {
    const question = dokoGuide.placeholder.replace('例：', '');
    const answers = scenarios.map((scenario) => answerQuestion(question, scenario));
    expect(answers.toSorted()).toEqual(['いいえ', 'いいえ', 'いいえ', 'いいえ', 'はい'].toSorted());
  });
});
