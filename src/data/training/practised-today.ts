import { useMemo } from 'react';
import { type PractisedDay, practisedDay } from '../../../sync/model/practice/practised-day.ts';
import { useAim } from '../member/aim.ts';
import { useMember, useToday } from '../member/member-context.tsx';
import { useTrainingHistory } from './training-history.ts';

export function usePractisedToday(): PractisedDay {
  const { entries } = useTrainingHistory();
  const minutes = useAim()?.minutes ?? null;
  const { clock } = useMember();
  const today = useToday();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day and the sessions change it, not each moment.
  return useMemo(() => practisedDay(entries, clock.now(), minutes), [entries, clock, minutes, today]);
}
