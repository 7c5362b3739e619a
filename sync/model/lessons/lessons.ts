import { addDays, type Day, dayAt, instantAt, isDay, isInstant, LESSON_DAY_ZONE, startOfDay } from '../day/day.ts';

/** The training_type of the programme 頭の回転を上げる. */
export const BRAIN_SPEED = 'brain-speed';

/** The training_type of its second round 二巡目. */
export const BRAIN_SPEED_2 = 'brain-speed-2';

/** Number of lessons in that programme, one per lesson day. */
export const BRAIN_SPEED_LESSONS = 30;

/** The number of lessons of each programme by training_type. */
export const programmes: Readonly<Record<string, number>> = {
  [BRAIN_SPEED]: BRAIN_SPEED_LESSONS,
  [BRAIN_SPEED_2]: BRAIN_SPEED_LESSONS,
  'language-comprehension': 30,
  'memory-enhancement': 30,
};

/** The programme that must be complete before another one opens; null if none. */
export function programmeBefore(trainingType: string): string | null {
  return trainingType === BRAIN_SPEED_2 ? BRAIN_SPEED : null;
}

/** A lesson programme: the training_type of its progress and its sessions, and how many lessons it has. */
export interface Programme {
  readonly type: string;
  readonly total: number;
}

export const brainSpeed: Programme = { type: BRAIN_SPEED, total: BRAIN_SPEED_LESSONS };

/** 二巡目: the same lessons once more, in short. It opens when `brainSpeed` is completed. */
export const secondRound: Programme = { type: BRAIN_SPEED_2, total: BRAIN_SPEED_LESSONS };

/** A programme that stays 準備中 until the admin opens it. */
export interface OpenableProgramme extends Programme {
  readonly openedBy: OpenableKey;
}

/** ことばを深く受け取る. */
export const languageComprehension = openableProgramme('language-comprehension');

/** 覚えて、取り出す. */
export const memoryEnhancement = openableProgramme('memory-enhancement');

function openableProgramme(openedBy: OpenableKey): OpenableProgramme {
  return { type: openedBy, total: 30, openedBy };
}

export interface LessonProgress {
  /** The next lesson, 1 to total_lessons. Stays at total_lessons after completion. */
  readonly current_lesson: number;
  readonly total_lessons: number;
  /** The UTC day of the last lesson watched. */
  readonly last_watched_date: Day | null;
  /** The instant at which the final lesson was completed. */
  readonly completed_at: string | null;
}

/** Progress before the first lesson of a programme with `total` lessons. */
export function initialProgress(total: number = BRAIN_SPEED_LESSONS): LessonProgress {
  return { current_lesson: 1, total_lessons: total, last_watched_date: null, completed_at: null };
}

/** A stored row as valid progress of `total` lessons; an old client may have stored anything. */
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

/** Number of completed lessons: those before the current one, or all after completion. */
export function countCompletedLessons(progress: LessonProgress): number {
  return progress.completed_at === null ? progress.current_lesson - 1 : progress.total_lessons;
}

/** Completed lessons in whole percent. */
export function completedPercent(progress: LessonProgress): number {
  return Math.round((countCompletedLessons(progress) / progress.total_lessons) * 100);
}

/**
 * Whether the current lesson may be watched now: one lesson per UTC day until the programme is completed. The server grants one for
 * each UTC day since joining, or since the first login before it (private.push_training_progress()).
 */
export function isLessonAvailable(progress: LessonProgress, nowMs: number): boolean {
  return progress.completed_at === null && progress.last_watched_date !== dayAt(nowMs, LESSON_DAY_ZONE);
}

/** When the current lesson opens, in epoch milliseconds; null when it is open or the programme is completed. */
export function nextOpeningAt(progress: LessonProgress, nowMs: number): number | null {
  if (progress.completed_at !== null || isLessonAvailable(progress, nowMs)) return null;
  return startOfDay(addDays(dayAt(nowMs, LESSON_DAY_ZONE), 1), LESSON_DAY_ZONE);
}

/** completed: may be repeated. available: current and open. waiting: current, opens on the next lesson day. */
export type LessonState = 'completed' | 'available' | 'waiting' | 'future';

export function lessonState(progress: LessonProgress, lesson: number, nowMs: number): LessonState {
  if (lesson <= countCompletedLessons(progress)) return 'completed';
  if (lesson > progress.current_lesson) return 'future';
  return isLessonAvailable(progress, nowMs) ? 'available' : 'waiting';
}

/** Progress after completing `lesson`; null when nothing changes, for example on a repeat. */
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

/** Finished things that stay 準備中 until the admin opens them: programmes, practices, and the tile of the circuits. */
export const openableKeys = [
  'language-comprehension',
  'memory-enhancement',
  'goshoku',
  'kyokun',
  'bunkai',
  'circuit',
] as const;

export type OpenableKey = (typeof openableKeys)[number];

/** What the admin has opened; empty on a new installation. */
export type OpenedKeys = ReadonlySet<OpenableKey>;

export const nothingOpened: OpenedKeys = new Set();

/** Something with an entry in the app, and the key that opens it; without one it is always open. */
export interface Openable {
  readonly openedBy?: OpenableKey;
}

/** Whether the entry of something leads anywhere. Its history stays with the member either way. */
export function isOpen({ openedBy }: Openable, opened: OpenedKeys): boolean {
  return openedBy === undefined || opened.has(openedBy);
}
