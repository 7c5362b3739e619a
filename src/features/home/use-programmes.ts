import { useMemo } from 'react';
import {
  brainSpeed,
  type LessonProgress,
  languageComprehension,
  memoryEnhancement,
  secondRound,
} from '../../../sync/rules/lessons.ts';
import { useOpenedKeys } from '../../data/member/opened-keys.ts';
import { useLessonProgress } from '../../data/training/lesson-progress.ts';
import { type FurtherProgramme, listedProgrammes } from './listed-programmes.ts';

/** The member's programmes as home shows them. */
export interface HomeProgrammes {
  /** 頭の回転を上げる; null before its first visit. */
  readonly first: LessonProgress | null;
  /** 二巡目; null before its first visit. */
  readonly second: LessonProgress | null;
  readonly further: readonly FurtherProgramme[];
}

/** Undefined while loading. */
export function useProgrammes(): HomeProgrammes | undefined {
  const opened = useOpenedKeys();
  const first = useLessonProgress(brainSpeed);
  const second = useLessonProgress(secondRound);
  const language = useLessonProgress(languageComprehension);
  const memory = useLessonProgress(memoryEnhancement);
  return useMemo(() => {
    if (opened === undefined || first === undefined || second === undefined) return undefined;
    if (language === undefined || memory === undefined) return undefined;
    const all = [
      { programme: languageComprehension, progress: language },
      { programme: memoryEnhancement, progress: memory },
    ];
    const isFirstCompleted = first !== null && first.completed_at !== null;
    return { first, second, further: listedProgrammes(all, { opened, isFirstCompleted }) };
  }, [opened, first, second, language, memory]);
}
