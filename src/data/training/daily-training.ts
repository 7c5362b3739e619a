import { useEffect, useMemo, useState } from 'react';
import { dayAt } from '../../../sync/model/day/day.ts';
import { publishedTrainings } from '../../../sync/model/published/daily-training.contract.ts';
import {
  type BundledTraining,
  type DailyTraining,
  todaysTraining,
} from '../../../sync/model/published/daily-trainings.ts';
import { timers } from '../../lib/timers.ts';
import { useToday } from '../member/member-context.tsx';
import { usePublishedContent } from '../member/published-content.ts';
import { useJoinedAt } from '../streak/login-records.ts';
import { LEFT, useTodaysSessions } from './training-sessions.ts';

/** The training_type of sessions that complete the daily training. */
export const DAILY_TRAINING = 'daily-training';

/** Today's training: the operator's override, or that of the calendar. Undefined while loading, null if that fails. */
export function useDailyTraining(): DailyTraining | null | undefined {
  const today = useToday();
  const items = useBundledTrainings();
  const notices = usePublishedContent('notices');
  const material = usePublishedContent('material-daily');
  const joinedAt = useJoinedAt();
  const published = useMemo(() => publishedTrainings(notices, material), [notices, material]);
  return useMemo(() => {
    if (notices === undefined || material === undefined || joinedAt === undefined) return undefined;
    // A member whose profile has not synced is most likely new.
    const joinedDay = joinedAt === null ? today : dayAt(joinedAt);
    return todaysTraining(items, published, { day: today, joinedDay });
  }, [items, notices, material, published, joinedAt, today]);
}

/** Time to load the calendar before home goes on without it, in milliseconds. */
const ITEMS_TIMEOUT_MS = 10_000;

/** The bundled calendar, which is too large for the first paint. Undefined while loading, null if that fails or takes long. */
function useBundledTrainings(): readonly BundledTraining[] | null | undefined {
  const [items, setItems] = useState<readonly BundledTraining[] | null>();
  useEffect(() => {
    let isCurrent = true;
    const cancel = timers.after(ITEMS_TIMEOUT_MS, () => setItems(null));
    import('../../../sync/model/published/daily-training-items.ts').then(
      ({ dailyTrainingItems }) => isCurrent && show(dailyTrainingItems),
      () => isCurrent && show(null),
    );
    function show(trainings: readonly BundledTraining[] | null) {
      cancel();
      setItems(trainings);
    }
    return () => {
      cancel();
      isCurrent = false;
    };
  }, []);
  return items;
}

/** Whether the member has completed today's training on any device. */
export function useDailyTrainingDone(): boolean {
  const sessions = useTodaysSessions();
  return sessions?.some(({ training_type, status }) => training_type === DAILY_TRAINING && status !== LEFT) ?? false;
}
