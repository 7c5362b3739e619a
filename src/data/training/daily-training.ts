import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { addDays, dayAt } from '../../../sync/model/day/day.ts';
import { dailyTrainingOverrides } from '../../../sync/model/published/daily-training.contract.ts';
import {
  type BundledTraining,
  type DailyTraining,
  todaysTraining,
} from '../../../sync/model/published/daily-trainings.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import { useToday } from '../member/member-context.tsx';
import { usePublishedContent } from '../member/published-content.ts';
import { useJoinedAt } from '../streak/login-records.ts';
import { useIsDoneToday } from './training-history.ts';

/** The training_type of sessions that complete the daily training. */
export const DAILY_TRAINING = 'daily-training';

/** The training of today, or of so many days later: the operator's override, or that of the calendar; null if that cannot be loaded. */
export function useDailyTraining(daysLater = 0): DailyTraining | null {
  const today = useToday();
  const items = useAtomValue(bundledTrainingsAtom);
  const notices = usePublishedContent('notices');
  const joinedAt = useJoinedAt();
  const overrides = useMemo(() => dailyTrainingOverrides(notices), [notices]);
  return useMemo(() => {
    // A member whose profile has not synced is most likely new.
    const joinedDay = joinedAt === null ? today : dayAt(joinedAt);
    return todaysTraining(items, overrides, { day: addDays(today, daysLater), joinedDay });
  }, [items, overrides, joinedAt, today, daysLater]);
}

const ITEMS_TIMEOUT_MS = 10_000;

/** The bundled calendar, which is too large for the first paint; null if that fails or takes long. */
export const bundledTrainingsAtom = atom(() =>
  withTimeout<readonly BundledTraining[] | null>(
    import('../../../sync/model/published/daily-training-items.ts').then((module) => module.dailyTrainingItems),
    ITEMS_TIMEOUT_MS,
    () => null,
  ).catch(() => null),
);

export function useDailyTrainingDone(): boolean {
  return useIsDoneToday(DAILY_TRAINING);
}
