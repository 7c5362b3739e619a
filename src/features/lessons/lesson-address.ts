import { addresses } from './addresses.ts';

/** Where the player of a lesson opens. */
export function lessonAddress(lesson: number): string {
  return `${addresses.brainSpeed}?lesson=${lesson}`;
}
