import { useMemo } from 'react';
import { type Opening, openingOf } from '../../../sync/model/streak/opening.ts';
import { useToday } from '../member/member-context.tsx';
import { acceptedDays, useRecordedDays } from './login-records.ts';

export function useOpening(): Opening {
  const days = useRecordedDays();
  const today = useToday();
  return useMemo(() => {
    const logins = acceptedDays(days).filter(({ kind }) => kind === 'login');
    return openingOf(
      logins.map(({ day }) => day),
      today,
    );
  }, [days, today]);
}
