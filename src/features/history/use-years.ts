import { useMemo } from 'react';
import { useToday } from '../../data/member/member-context.tsx';
import { acceptedDays, useRecordedDays } from '../../data/streak/login-records.ts';
import { useTrainingHistory } from '../../data/training/training-history.ts';
import { tallyYears, type YearTally } from './years.ts';

/** The years of the member, the latest first; undefined while loading. */
export function useYears(): readonly YearTally[] | undefined {
  const history = useTrainingHistory();
  const days = useRecordedDays();
  const today = useToday();
  return useMemo(
    () => history && days && tallyYears({ records: acceptedDays(days), tallies: history.days, today }),
    [history, days, today],
  );
}
