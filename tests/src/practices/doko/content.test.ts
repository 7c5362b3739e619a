import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../../../../src/practices/doko/answer-question.ts';
import { type DokoScenario, dokoGuide, dokoScenarios } from '../../../../src/practices/doko/content.ts';
import { genderWords } from '../../../../src/practices/doko/words.ts';
import { forbiddenInCopy } from '../plain-copy.ts';
import { typedQuestions } from './typed-questions.ts';

const scenarios: readonly DokoScenario[] = dokoScenarios;

describe('dokō scenarios', () => {
  test('are thirty with unique ids and fields', () => {
    expect(scenarios).toHaveLength(30);
    for (const field of ['id', 'time', 'place', 'person', 'object', 'situation'] as const) {
      expect(new Set(scenarios.map((scenario) => scenario[field])).size).toBe(30);
    }
  });

  test('never state a gender', () => {
    const words = genderWords.split(' ');
    for (const scenario of scenarios) {
      const { id: _, ...texts } = scenario;
      const text = Object.values(texts).join('');
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
    const answers = new Set(scenarios.map((scenario) => answerQuestion(question, scenario)));
    expect(answers).toEqual(new Set(['はい', 'いいえ']));
  });
});

describe('the typed questions', () => {
  test('are four of each scene', () => {
    const asked = scenarios.map(({ id }) => typedQuestions.filter(([scene]) => scene === id).length);
    expect(asked).toEqual(scenarios.map(() => 4));
    expect(new Set(typedQuestions.map(([scene, question]) => scene + question)).size).toBe(120);
  });
});
