import { useMemo } from 'react';
import { useToday } from '../../data/member/member-context.tsx';
import { acceptedDays, useRecordedDays } from '../../data/streak/login-records.ts';
import { useTrainingHistory } from '../../data/training/training-history.ts';
import { tallyYears, type YearTally } from './years.ts';

/** The years of the member, the latest first. */
export function useYears(): readonly YearTally[] {
  const history = useTrainingHistory();
  const days = useRecordedDays();
  const today = useToday();
  return useMemo(
    () => tallyYears({ records: acceptedDays(days), tallies: history.days, today }),
    [history, days, today],
  );
}
