import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../../../../src/practices/doko/answer-question.ts';
import { dokoScenarios } from '../../../../src/practices/doko/content.ts';
import { type AskedQuestion, firstQuestions, secondQuestions } from './questions.ts';

/** Of what the scene decides, at most this share may be わからない. */
const UNDECIDED_SHARE = 0.15;

function given([id, question]: AskedQuestion): string {
  const scenario = dokoScenarios.find((scene) => scene.id === id);
  if (scenario === undefined) throw new Error(`No scene ${id}`);
  return answerQuestion(question, scenario);
}

describe.for([
  ['of the first half', firstQuestions],
  ['of the second half', secondQuestions],
] as const)('the questions %s', ([, questions]) => {
  test('never get a false answer', () => {
    const wrong = questions.filter((asked) => given(asked) !== 'わからない' && given(asked) !== asked[2]);
    expect(wrong).toEqual([]);
  });

  test('are answered where the scene decides, but for a few', () => {
    const decided = questions.filter(([, , truth]) => truth !== 'わからない');
    const undecided = decided.filter((asked) => given(asked) === 'わからない');
    expect(decided.length).toBeGreaterThan(100);
    expect(undecided.length / decided.length).toBeLessThanOrEqual(UNDECIDED_SHARE);
  });

  test('ask about each scene of the half', () => {
    expect(new Set(questions.map(([id]) => id)).size).toBe(15);
  });
});
