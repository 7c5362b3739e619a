import { useMemo } from 'react';
import { parseDailyTrainingOverrides } from '../../sync/contracts/daily-training.ts';
import type { DailyTraining } from '../../sync/rules/daily-trainings.ts';
import { dayAt } from '../../sync/rules/day.ts';
import { todaysTraining } from '../../sync/rules/todays-training.ts';
import { useMember, useToday } from './member-context.tsx';
import { useLive } from './use-live.ts';

/** The training_type of sessions that complete the daily training. */
export const DAILY_TRAINING = 'daily-training';

/** Today's training: the operator's override, or the bundled one. Undefined while loading. */
export function useDailyTraining(): DailyTraining | null | undefined {
  const { database } = useMember();
  const today = useToday();
  const library = useLive(useMemo(() => database.collections.library.findOne('notices').$, [database]));
  return useMemo(() => {
    if (library === undefined) return undefined;
    return todaysTraining(today, parseDailyTrainingOverrides(overridesIn(library?.toMutableJSON().body)));
  }, [library, today]);
}

function overridesIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'daily_trainings' in body ? body.daily_trainings : [];
}

/** Whether the member has completed today's training on any device. */
export function useDailyTrainingDone(): boolean {
  const { database } = useMember();
  const today = useToday();
  const latest = useLive(
    useMemo(
      () =>
        database.collections.training_sessions.findOne({
          selector: { training_type: DAILY_TRAINING },
          sort: [{ completed_at: 'desc' }],
        }).$,
      [database],
    ),
  );
  const completedAt = latest?.get('completed_at');
  return typeof completedAt === 'string' && dayAt(Date.parse(completedAt)) === today;
}
