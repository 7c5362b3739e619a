import {
  addDays,
  type Day,
  dayAt,
  daysBetween,
  instantAt,
  isDay,
  isInstant,
  LESSON_DAY_ZONE,
  startOfDay,
} from './day.ts';

/** The training_type of the programme 頭の回転を上げる. */
export const BRAIN_SPEED = 'brain-speed';

/** The lessons of that programme, one for each calendar day. */
export const BRAIN_SPEED_LESSONS = 30;

/** How far a member has come in a lesson programme. */
export interface LessonProgress {
  /** The next lesson, 1 to total_lessons; the last one stays current once completed. */
  readonly current_lesson: number;
  readonly total_lessons: number;
  /** The UTC day of the last lesson watched. */
  readonly last_watched_date: Day | null;
  /** The instant at which the last lesson was finished. */
  readonly completed_at: string | null;
}

/** A programme that nobody has begun yet. */
export const initialProgress: LessonProgress = {
  current_lesson: 1,
  total_lessons: BRAIN_SPEED_LESSONS,
  last_watched_date: null,
  completed_at: null,
};

/**
 * Progress in a programme of `total` lessons out of whatever a row holds: an old client may have left a lesson beyond the
 * end, half a lesson, or a day that no calendar knows.
 */
export function normalizeProgress(
  row: Readonly<Record<string, unknown>>,
  total: number = BRAIN_SPEED_LESSONS,
): LessonProgress {
  const { current_lesson: current, last_watched_date: watched, completed_at: completed } = row;
  const lesson = typeof current === 'number' && Number.isFinite(current) ? Math.floor(current) : 1;
  return {
    current_lesson: Math.min(Math.max(1, lesson), total),
    total_lessons: total,
    last_watched_date: isDay(watched) ? watched : null,
    completed_at: isInstant(completed) ? completed : null,
  };
}

/** Lessons finished: those before the current one, or all once the programme is completed. */
export function countCompletedLessons(progress: LessonProgress): number {
  return progress.completed_at === null ? progress.current_lesson - 1 : progress.total_lessons;
}

/** The share of finished lessons in whole percent. */
export function completedPercent(progress: LessonProgress): number {
  return Math.round((countCompletedLessons(progress) / progress.total_lessons) * 100);
}

/** True when the current lesson may be watched now: once in a UTC day, as long as any is left. */
export function isLessonAvailable(progress: LessonProgress, nowMs: number): boolean {
  return progress.completed_at === null && progress.last_watched_date !== dayAt(nowMs, LESSON_DAY_ZONE);
}

/** The instant, in epoch milliseconds, at which the current lesson opens; null when it is open or none is left. */
export function nextOpeningAt(progress: LessonProgress, nowMs: number): number | null {
  if (progress.completed_at !== null || isLessonAvailable(progress, nowMs)) return null;
  return startOfDay(addDays(dayAt(nowMs, LESSON_DAY_ZONE), 1), LESSON_DAY_ZONE);
}

/** How a lesson stands: finished and open for a second time, the current one (open or waiting for its day), or later. */
export type LessonState = 'completed' | 'available' | 'waiting' | 'future';

export function lessonState(progress: LessonProgress, lesson: number, nowMs: number): LessonState {
  if (lesson <= countCompletedLessons(progress)) return 'completed';
  if (lesson > progress.current_lesson) return 'future';
  return isLessonAvailable(progress, nowMs) ? 'available' : 'waiting';
}

/** Progress after watching `lesson` to its end; null when that changes nothing, as watching one a second time. */
export function completeLesson(progress: LessonProgress, lesson: number, nowMs: number): LessonProgress | null {
  if (lessonState(progress, lesson, nowMs) !== 'available') return null;
  const { total_lessons } = progress;
  return {
    current_lesson: Math.min(lesson + 1, total_lessons),
    total_lessons,
    last_watched_date: dayAt(nowMs, LESSON_DAY_ZONE),
    completed_at: lesson === total_lessons ? instantAt(nowMs) : null,
  };
}

/** The join of two devices' progress: the further lesson, the later day, the first completion. */
export function mergeLessonProgress(a: LessonProgress, b: LessonProgress): LessonProgress {
  return {
    current_lesson: Math.max(a.current_lesson, b.current_lesson),
    total_lessons: Math.max(a.total_lessons, b.total_lessons),
    last_watched_date: later(a.last_watched_date, b.last_watched_date),
    completed_at: earlier(a.completed_at, b.completed_at),
  };
}

/**
 * What the server grants of a device's claim: no more than one lesson for each UTC day that has passed since the last
 * one granted (for the first, since the day before joining). `today` and `joinedDay` are UTC days.
 */
export function grantLessonProgress(
  held: LessonProgress | null,
  claim: LessonProgress,
  at: { readonly today: Day; readonly joinedDay: Day; readonly now: string },
): LessonProgress {
  const doneBefore = held === null ? 0 : countCompletedLessons(held);
  const lastDay = held?.last_watched_date ?? addDays(at.joinedDay, -1);
  const allowed = Math.max(0, daysBetween(lastDay, at.today));
  const done = Math.min(Math.max(doneBefore, countCompletedLessons(claim)), doneBefore + allowed);
  // A day before joining would make up for lessons never missed, and a day to come is none of the server's.
  const watched = claim.last_watched_date && clampDay(claim.last_watched_date, addDays(at.joinedDay, -1), at.today);
  const granted = done > doneBefore ? addDays(lastDay, done - doneBefore) : null;
  const completed = earlier(held?.completed_at ?? null, claim.completed_at);
  return {
    current_lesson: Math.min(done + 1, claim.total_lessons),
    total_lessons: claim.total_lessons,
    last_watched_date: later(later(held?.last_watched_date ?? null, watched), granted),
    completed_at: done === claim.total_lessons ? earlier(completed, at.now) : null,
  };
}

function clampDay(day: Day, first: Day, last: Day): Day {
  if (day < first) return first;
  return day > last ? last : day;
}

function later<T extends string>(a: T | null, b: T | null): T | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}

function earlier<T extends string>(a: T | null, b: T | null): T | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}
