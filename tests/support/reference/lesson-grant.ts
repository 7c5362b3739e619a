import { addDays, type Day, dayAt, daysBetween, LESSON_DAY_ZONE, startOfDay } from '../../../sync/model/day/day.ts';
import {
  countCompletedLessons,
  initialProgress,
  type LessonProgress,
  programmeBefore,
} from '../../../sync/model/lessons/lessons.ts';

/**
 * The UTC day from which lessons are granted: that of joining, or of the first login before it, whose claim counts within its
 * Tokyo day. Twin of private.first_lesson_day() in SQL.
 */
export function firstLessonDay(
  joinedMs: number,
  firstLogin: { readonly day: Day; readonly claimedMs: number } | null,
): Day {
  const joined = dayAt(joinedMs, LESSON_DAY_ZONE);
  if (firstLogin === null) return joined;
  const { day, claimedMs } = firstLogin;
  const end = startOfDay(addDays(day, 1)) - 1;
  const first = dayAt(Math.max(startOfDay(day), Math.min(claimedMs, end)), LESSON_DAY_ZONE);
  return first < joined ? first : joined;
}

/**
 * The UTC day on which a programme opened to a member: `firstDay`, or that of completing the programme before
 * it, whose progress is `before` and which takes a day for each lesson. Null while that one is not complete. Twin of
 * private.programme_opened() in SQL.
 */
export function programmeOpened(trainingType: string, before: LessonProgress | null, firstDay: Day): Day | null {
  if (programmeBefore(trainingType) === null) return firstDay;
  if (before === null || before.completed_at === null) return null;
  const earliest = addDays(firstDay, before.total_lessons - 1);
  const completed = dayAt(Date.parse(before.completed_at), LESSON_DAY_ZONE);
  return completed > earliest ? completed : earliest;
}

/**
 * Limits the progress that a device claims to one lesson per UTC day since the last granted lesson, or since the day
 * before the programme opened. Nothing is granted while the programme is not open. `today` and `openedDay`, of
 * programmeOpened(), are UTC days. Twin of private.push_training_progress() in SQL.
 */
export function grantLessonProgress(
  stored: LessonProgress | null,
  claim: LessonProgress,
  at: { readonly today: Day; readonly openedDay: Day | null; readonly now: string },
): LessonProgress {
  if (at.openedDay === null) {
    return grantLessonProgress(stored, initialProgress(claim.total_lessons), { ...at, openedDay: at.today });
  }
  const doneBefore = stored === null ? 0 : countCompletedLessons(stored);
  const firstDay = addDays(at.openedDay, -1);
  const lastDay = stored?.last_watched_date ?? firstDay;
  const allowed = Math.max(0, daysBetween(lastDay, at.today));
  const done = Math.min(Math.max(doneBefore, countCompletedLessons(claim)), doneBefore + allowed);
  // Clamp the claimed day: an earlier one would allow extra lessons, and a future day is invalid.
  const watched = claim.last_watched_date && clampDay(claim.last_watched_date, firstDay, at.today);
  const granted = done > doneBefore ? addDays(lastDay, done - doneBefore) : null;
  const completed = earlier(stored?.completed_at ?? null, claim.completed_at);
  return {
    current_lesson: Math.min(done + 1, claim.total_lessons),
    total_lessons: claim.total_lessons,
    last_watched_date: later(later(stored?.last_watched_date ?? null, watched), granted),
    completed_at: done === claim.total_lessons ? earlier(completed, at.now) : null,
  };
}

function clampDay(day: Day, first: Day, last: Day): Day {
  const raised = day < first ? first : day;
  return raised > last ? last : raised;
}

function later<T extends string>(a: T | null, b: T | null): T | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}

function earlier<T extends string>(a: T | null, b: T | null): T | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}
