import { lastDays } from './last-days.ts';
import { weekOne } from './week-1.ts';
import { weekTwo } from './week-2.ts';
import { weekThree } from './week-3.ts';
import { weekFour } from './week-4.ts';

/** One instruction, followed with closed eyes for `seconds` from the start of the voice. */
export interface LessonStep {
  readonly seconds: number;
  readonly text: string;
}

/** A guided lesson: its aim (two sentences), three to six timed steps, a closing question. */
export interface GuidedText {
  readonly aim: string;
  readonly steps: readonly LessonStep[];
  readonly closing: string;
}

/** One lesson of the programme 頭の回転を上げる; `minutes` is the sum of the steps, rounded up. */
export interface Lesson extends GuidedText {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly minutes: number;
}

/** The 30 lessons in the order in which they unlock. */
export const lessons: readonly Lesson[] = [...weekOne, ...weekTwo, ...weekThree, ...weekFour, ...lastDays];
