import { useEffect, useMemo } from 'react';
import { addDays } from '../../../sync/model/day/day.ts';
import { useUsername } from '../account/profile.ts';
import { useStreak } from '../streak/login-records.ts';
import { usePractisedOfCircle } from '../streak/practised-days.ts';
import { useEverSynced } from '../sync/sync-status.ts';
import { useDailyTraining, useDailyTrainingDone } from '../training/daily-training.ts';
import { useTrainingHistory } from '../training/training-history.ts';
import { useAim } from './aim.ts';
import { useIsGuideOpen } from './guide.ts';
import { type HomeCache, writeHomeCache } from './home-cache.ts';
import { useMember, useToday } from './member-context.tsx';

/** Stores the home cache for the next start. Call once, in the shell. */
export function useHomeCacheWriter(): void {
  const { dataId, isGuest } = useMember();
  // Before the first sync the numbers cover only this device.
  const everSynced = useEverSynced();
  const streak = useStreak();
  const username = useUsername();
  const isGuideOpen = useIsGuideOpen();
  const practised = usePractisedOfCircle();
  const today = useTodaysCard();
  useEffect(() => {
    const isComplete = everSynced && (isGuest || username !== '');
    if (isComplete) writeHomeCache(localStorage, { dataId, username, streak, isGuideOpen, practised, today });
  }, [dataId, isGuest, everSynced, streak, username, isGuideOpen, practised, today]);
}

function useTodaysCard(): HomeCache['today'] {
  const day = useToday();
  const training = useDailyTraining();
  const hasTrained = useDailyTrainingDone();
  const dailyMinutes = useAim()?.minutes ?? null;
  const { entries } = useTrainingHistory();
  return useMemo(() => {
    if (training === null) return undefined;
    const yesterday = addDays(day, -1);
    const sessions = entries.filter((entry) => entry.day >= yesterday);
    return { day, training: { ...training }, hasTrained, dailyMinutes, sessions };
  }, [day, training, hasTrained, dailyMinutes, entries]);
}
