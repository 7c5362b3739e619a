import { addresses } from '../addresses.ts';

/** URL of a lesson's player. */
export function lessonAddress(lesson: number): string {
  return `${addresses.brainSpeed}?lesson=${lesson}`;
}
