import { describe, expect, test } from 'vitest';
import { answerQuestion, type DokoAnswer } from '../../../../src/practices/doko/answer-question.ts';
import { dokoScenarios } from '../../../../src/practices/doko/content.ts';

type Case = readonly [scene: number, question: string, answer: DokoAnswer];

function expectAnswer([number, question, answer]: Case): void {
  const scenario = dokoScenarios[number - 1];
  if (scenario === undefined) throw new Error(`No scene ${number}`);
  expect(answerQuestion(question, scenario)).toBe(answer);
}

describe('a question about somebody or something else', () => {
  test.for<Case>([
    [5, '子ども以外もいる？', 'はい'],
    [3, '配達員以外にもいますか', 'いいえ'],
    [2, '子ども以外もいますか', 'いいえ'],
    [1, '学生以外もいますか', 'わからない'],
  ])('asks with 以外も whether there are others: %s %s → %s', expectAnswer);

  test.for<Case>([
    [18, 'まわりの人は立っていますか', 'わからない'],
    [1, 'まわりの人も寝ていますか', 'わからない'],
    [28, 'となりで笑っている人がいますか', 'わからない'],
    [16, '隣で誰か見ていますか', 'いいえ'],
    [20, 'そばで犬が走ってる？', 'わからない'],
  ])('is not answered from who is meant in the scene: %s %s → %s', expectAnswer);

  test.for<Case>([
    [29, '運転している人は怒っていますか', 'わからない'],
    [25, 'おじぎしたのは大人ですか', 'わからない'],
    [13, '立っている人は大人ですか', 'わからない'],
    [13, '眠っている人はいますか', 'いいえ'],
    [14, '並べている人は店員ですか', 'はい'],
  ])('names a person by what he does: %s %s → %s', expectAnswer);

  test.for<Case>([
    [12, '外では雪が降っていますか', 'はい'],
    [11, '外ではないですか', 'いいえ'],
    [5, '外は涼しいですか', 'わからない'],
    [14, '抜いた1匹がありますか', 'わからない'],
    [30, '家が狭いですか', 'わからない'],
    [30, '人が少なくて明るいですか', 'いいえ'],
  ])('is told from a question about the scene: %s %s → %s', expectAnswer);

  test.for<Case>([
    [3, '自転車で来た人？', 'わからない'],
    [24, '旅行帰りの人を乗せますか', 'わからない'],
    [4, 'お祝いのための洗濯ですか', 'わからない'],
    [19, 'となりの田んぼもこの人の？', 'わからない'],
  ])('is わからない where the scene does not tell how, why or whose: %s %s → %s', expectAnswer);
});
