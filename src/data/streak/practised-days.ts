import { useMemo } from 'react';
import type { Day } from '../../../sync/model/day/day.ts';
import { useTrainingHistory } from '../training/training-history.ts';
import { practisedOfCircle } from './circle.ts';
import { useStreak } from './login-records.ts';

export function usePractisedDays(): ReadonlySet<Day> {
  const history = useTrainingHistory();
  return useMemo(() => new Set(history.days.flatMap(({ day, practised }) => (practised ? day : []))), [history]);
}

/** For each day of home's circle, oldest first, whether it has a finished practice. */
export function usePractisedOfCircle(): boolean[] {
  const streak = useStreak();
  const practised = usePractisedDays();
  return useMemo(() => practisedOfCircle(streak, practised), [streak, practised]);
}
