import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../../../../src/practices/doko/answer-question.ts';
import { dokoScenarios } from '../../../../src/practices/doko/content.ts';
import { type AskedQuestion, firstQuestions, secondQuestions } from './questions.ts';
import { thirdQuestions } from './questions-c.ts';
import { fourthQuestions } from './questions-d.ts';

function given([id, question]: AskedQuestion): string {
  const scenario = dokoScenarios.find((scene) => scene.id === id);
  if (scenario === undefined) throw new Error(`No scene ${id}`);
  return answerQuestion(question, scenario);
}

/** Of what the scenes decide, at most this share of each set may be わからない. */
describe.for([
  ['of the first half', firstQuestions, 0.11],
  ['of the second half', secondQuestions, 0.11],
  ['of the third set', thirdQuestions, 0.1],
  ['of the fourth set', fourthQuestions, 0.3],
] as const)('the questions %s', ([, questions, share]) => {
  test('never get a false answer', () => {
    const wrong = questions.filter((asked) => given(asked) !== 'わからない' && given(asked) !== asked[2]);
    expect(wrong).toEqual([]);
  });

  test('are answered where the scene decides, but for a few', () => {
    const decided = questions.filter(([, , truth]) => truth !== 'わからない');
    const undecided = decided.filter((asked) => given(asked) === 'わからない');
    expect(decided.length).toBeGreaterThan(100);
    expect(undecided.length / decided.length).toBeLessThanOrEqual(share);
  });

  test('ask about many scenes', () => {
    expect(new Set(questions.map(([id]) => id)).size).toBeGreaterThanOrEqual(15);
  });
});
