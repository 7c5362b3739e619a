import { useMemo } from 'react';
import {
  brainSpeed,
  isLessonAvailable,
  isOpen,
  type LessonProgress,
  languageComprehension,
  memoryEnhancement,
  type OpenableProgramme,
  type OpenedKeys,
  secondRound,
} from '../../../sync/model/lessons/lessons.ts';
import { useOpenedKeys } from '../../data/member/published-content.ts';
import { useLessonProgress } from '../../data/training/lesson-progress.ts';

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

/** The member's programmes as home shows them: 頭の回転を上げる, 二巡目, both null before the first visit, and further ones. */
export function useProgrammes() {
  const opened = useOpenedKeys();
  const first = useLessonProgress(brainSpeed);
  const second = useLessonProgress(secondRound);
  const language = useLessonProgress(languageComprehension);
  const memory = useLessonProgress(memoryEnhancement);
  return useMemo(() => {
    const all = [
      { programme: languageComprehension, progress: language },
      { programme: memoryEnhancement, progress: memory },
    ];
    const isFirstCompleted = first !== null && first.completed_at !== null;
    return { first, second, further: listedProgrammes(all, { opened, isFirstCompleted }) };
  }, [opened, first, second, language, memory]);
}
