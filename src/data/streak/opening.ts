import { useMemo } from 'react';
import type { Day } from '../../../sync/model/day/day.ts';
import { isNewlyBack, type Opening, openingOf } from '../../../sync/model/streak/opening.ts';
import { useToday } from '../member/member-context.tsx';
import { acceptedDays, useRecordedDays } from './login-records.ts';

export function useOpening(): Opening {
  const [logins, today] = [useLogins(), useToday()];
  return useMemo(() => openingOf(logins, today), [logins, today]);
}

export function useIsNewlyBack(): boolean {
  const [logins, today] = [useLogins(), useToday()];
  return useMemo(() => isNewlyBack(logins, today), [logins, today]);
}

function useLogins(): readonly Day[] {
  const days = useRecordedDays();
  return useMemo(() => acceptedDays(days).flatMap(({ kind, day }) => (kind === 'login' ? [day] : [])), [days]);
}
