import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../../src/practices/random/item-at.ts';
import {
  type AfterwardsState,
  currentQuestion,
  isBusy,
  offeredExercises,
  PAPER_SECONDS,
  questionId,
  rightCount,
  SILENT_SECONDS,
  startAfterwards,
  stepAfterwards,
} from '../../../../src/practices/utsusie/afterwards.ts';
import { articles } from '../../../../src/practices/utsusie/content.ts';
import { doneIn } from '../../../../src/practices/utsusie/finished-screen.tsx';

const NOW = 1_000_000;
const article = itemAt(articles, 0);
const resting = startAfterwards(article);
const recall = { type: 'recall', now: NOW, silentSeconds: 0 } as const;
const asking = stepAfterwards(resting, recall);
const drawing = stepAfterwards(resting, { type: 'paper', now: NOW });

function answered(choices: readonly (number | null)[]): AfterwardsState {
  return choices.reduce((state, choice) => stepAfterwards(state, { type: 'answer', choice }), asking);
}

describe('the questions after an article', () => {
  test('follow each other, and are judged together after the third', () => {
    const [first, second, third] = article.questions;
    expect(currentQuestion(asking)).toBe(first);
    expect(currentQuestion(answered([0]))).toBe(second);
    expect(currentQuestion(answered([0, 1]))).toBe(third);
    expect(answered([0, 1, 2])).toMatchObject({ phase: { name: 'judged' }, answers: [0, 1, 2] });
    expect(currentQuestion(answered([0, 1, 2]))).toBeNull();
  });

  test('count the right answers, and a skipped one as neither', () => {
    const right = article.questions.map(({ answer }) => answer);
    expect(rightCount(answered(right))).toBe(3);
    expect(rightCount(answered([right[0] ?? 0, null, ((right[2] ?? 0) + 1) % 3]))).toBe(1);
    expect(rightCount(answered([null, null, null]))).toBe(0);
  });

  test('are named at the end by how many were answered, or not at all', () => {
    const done = (choices: readonly (number | null)[]) => doneIn(answered(choices), { done: '聞き終えました' });
    expect(done([0, 1, 2])).toBe('3問に答えました');
    expect(done([null, 1, null])).toBe('1問に答えました');
    expect(done([null, null, null])).toBe('聞き終えました');
  });

  test('have ids of their own in the practice memory', () => {
    expect(article.questions.map((_, index) => questionId(article, index))).toEqual([
      `${article.id}-1`,
      `${article.id}-2`,
      `${article.id}-3`,
    ]);
  });

  test('ignore an answer while none is asked', () => {
    expect(stepAfterwards(resting, { type: 'answer', choice: 0 })).toBe(resting);
    const judged = answered([0, 1, 2]);
    expect(stepAfterwards(judged, { type: 'answer', choice: 0 })).toBe(judged);
  });
});

describe('three minutes on paper', () => {
  test('end by the clock', () => {
    const almost = NOW + PAPER_SECONDS * 1000 - 1;
    expect(stepAfterwards(drawing, { type: 'tick', now: almost })).toBe(drawing);
    expect(stepAfterwards(drawing, { type: 'tick', now: almost + 1 }).phase).toEqual({ name: 'drawn', isEarly: false });
    expect(stepAfterwards(drawing, { type: 'tick', now: NOW + 3_600_000 }).phase).toMatchObject({ name: 'drawn' });
  });

  test('can be ended before', () => {
    expect(stepAfterwards(drawing, { type: 'endPaper' }).phase).toEqual({ name: 'drawn', isEarly: true });
    expect(stepAfterwards(resting, { type: 'endPaper' })).toBe(resting);
  });
});

describe('what is offered after an article', () => {
  test.for([
    ['paper', ['paper', 'recall']],
    ['recall', ['recall', 'paper']],
  ] as const)('begins with %s for its tile', ([first, order]) => {
    expect(offeredExercises(resting, first)).toEqual(order);
  });

  test('is each exercise once', () => {
    expect(offeredExercises(answered([0, 1, 2]), 'recall')).toEqual(['paper']);
    const both = stepAfterwards(answered([0, 1, 2]), { type: 'paper', now: NOW });
    expect(offeredExercises(both, 'recall')).toEqual([]);
  });

  test('come after a silence at higher levels', () => {
    const waiting = stepAfterwards(resting, { ...recall, silentSeconds: SILENT_SECONDS[2] });
    expect(isBusy(waiting)).toBe(true);
    expect(stepAfterwards(waiting, { type: 'tick', now: NOW + 9000 })).toBe(waiting);
    expect(stepAfterwards(waiting, { type: 'tick', now: NOW + 10_000 }).phase).toEqual({ name: 'asking', question: 0 });
  });

  test('does not interrupt what is under way', () => {
    expect([resting, asking, drawing].map(isBusy)).toEqual([false, true, true]);
    expect(stepAfterwards(asking, { type: 'paper', now: NOW })).toBe(asking);
    expect(stepAfterwards(drawing, recall)).toBe(drawing);
  });
});
