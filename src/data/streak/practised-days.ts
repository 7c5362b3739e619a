import { useMemo } from 'react';
import type { Day } from '../../../sync/model/day/day.ts';
import { useTrainingHistory } from '../training/training-history.ts';
import { practisedOfCircle } from './circle.ts';
import { useStreak } from './login-records.ts';

/** The practised Tokyo days; undefined while loading. */
export function usePractisedDays(): ReadonlySet<Day> | undefined {
  const history = useTrainingHistory();
  return useMemo(() => history && new Set(history.days.flatMap(({ day, practised }) => (practised ? day : []))), [history]);
}

/** For each day of home's circle, oldest first, whether it has a finished practice; undefined while loading. */
export function usePractisedOfCircle(): boolean[] | undefined {
  const streak = useStreak();
  const practised = usePractisedDays();
  return useMemo(() => streak && practised && practisedOfCircle(streak, practised), [streak, practised]);
}
