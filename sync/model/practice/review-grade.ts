import type { ReviewGrade } from '../kata/review-schedule.ts';

const grades: Readonly<Record<string, ReviewGrade>> = { remembered: 'remembered', hard: 'hard', again: 'again' };

/** The grade in a result, or null; apart from the schedule, which a start of the app does not load. */
export function gradeIn(result: string): ReviewGrade | null {
  return Object.hasOwn(grades, result) ? (grades[result] ?? null) : null;
}
