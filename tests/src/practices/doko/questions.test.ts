import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../../../../src/practices/doko/answer-question.ts';
import { dokoScenarios } from '../../../../src/practices/doko/content.ts';
import { type AskedQuestion, firstQuestions, secondQuestions } from './questions.ts';
import { thirdQuestions } from './questions-c.ts';
import { fourthQuestions } from './questions-d.ts';
import { fifthQuestions } from './questions-e.ts';
import { sixthQuestions } from './questions-f.ts';

function given([id, question]: AskedQuestion): string {
  const scenario = dokoScenarios.find((scene) => scene.id === id);
  if (scenario === undefined) throw new Error(`No scene ${id}`);
  return answerQuestion(question, scenario);
}

/** Of what the scenes decide, at most this share of each set may be わからない. */
describe.for([
  ['of the first half', firstQuestions, 0.09],
  ['of the second half', secondQuestions, 0.08],
  ['of the third set', thirdQuestions, 0.09],
  ['of the fourth set', fourthQuestions, 0.04],
  ['of the fifth set', fifthQuestions, 0.04],
  ['of the sixth set', sixthQuestions, 0.04],
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
