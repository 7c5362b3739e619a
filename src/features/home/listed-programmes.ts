import {
  isLessonAvailable,
  isOpen,
  type LessonProgress,
  type OpenableProgramme,
  type OpenedKeys,
} from '../../../sync/rules/lessons.ts';

/** A programme besides 頭の回転を上げる, and the member's progress in it; null before its first visit. */
export interface FurtherProgramme {
  readonly programme: OpenableProgramme;
  readonly progress: LessonProgress | null;
}

/** The further programmes of home: open and under way, and after 頭の回転を上げる also those that could be begun. */
export function listedProgrammes(
  programmes: readonly FurtherProgramme[],
  { opened, isFirstCompleted }: { readonly opened: OpenedKeys; readonly isFirstCompleted: boolean },
): readonly FurtherProgramme[] {
  return programmes.filter(({ programme, progress }) => {
    if (!isOpen(programme, opened) || progress?.completed_at) return false;
    return progress !== null || isFirstCompleted;
  });
}

/** Whether the programme is under way and its lesson of today may be watched. */
export function hasLessonToday(progress: LessonProgress | null, nowMs: number): boolean {
  return progress !== null && isLessonAvailable(progress, nowMs);
}
