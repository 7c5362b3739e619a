import type { ReviewGrade } from '../kata/review-schedule.ts';

/** What the app has found of an answer. Only this moves levels, never the member's own grade. */
export type Judgement = 'right' | 'wrong';

/** How an answer is stored: judged by the app, or graded by the member. */
export type Answer = ReviewGrade | Judgement;

/** Each answer as the schedule takes it. */
const grades: Readonly<Record<Answer, ReviewGrade>> = {
  remembered: 'remembered',
  hard: 'hard',
  again: 'again',
  right: 'remembered',
  wrong: 'again',
};

/** False for an item that was only shown, and for results of a newer build. */
export function isAnswer(result: string): result is Answer {
  return Object.hasOwn(grades, result);
}

/** The grade of a result, or null; apart from the schedule, which a start of the app does not load. */
export function gradeIn(result: string): ReviewGrade | null {
  return isAnswer(result) ? grades[result] : null;
}

/** The result of an answer that the app has judged. */
export function judgementOf(isRight: boolean): Judgement {
  return isRight ? 'right' : 'wrong';
}
