import { useMemo } from 'react';
import { parseDailyTrainingOverrides } from '../../../supabase/contracts/daily-training.ts';
import type { DailyTraining } from '../../../sync/rules/daily-trainings.ts';
import { todaysTraining } from '../../../sync/rules/todays-training.ts';
import { useToday } from '../member/member-context.tsx';
import { usePublishedContent } from '../member/published-content.ts';
import { useTodaysSessions } from './training-sessions.ts';

/** The training_type of sessions that complete the daily training. */
export const DAILY_TRAINING = 'daily-training';

/** Today's training: the operator's override, or the bundled one. Undefined while loading. */
export function useDailyTraining(): DailyTraining | null | undefined {
  const today = useToday();
  const notices = usePublishedContent('notices');
  return useMemo(() => {
    if (notices === undefined) return undefined;
    return todaysTraining(today, parseDailyTrainingOverrides(overridesIn(notices)));
  }, [notices, today]);
}

function overridesIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'daily_trainings' in body ? body.daily_trainings : [];
}

/** Whether the member has completed today's training on any device. */
export function useDailyTrainingDone(): boolean {
  const sessions = useTodaysSessions();
  return sessions?.some(({ training_type }) => training_type === DAILY_TRAINING) ?? false;
}
