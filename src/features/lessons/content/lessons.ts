import { lastDays } from './last-days.ts';
import type { Lesson } from './lesson.ts';
import { weekOne } from './week-1.ts';
import { weekTwo } from './week-2.ts';
import { weekThree } from './week-3.ts';
import { weekFour } from './week-4.ts';

/** The 30 lessons in the order in which they unlock. */
export const lessons: readonly Lesson[] = [...weekOne, ...weekTwo, ...weekThree, ...weekFour, ...lastDays];
