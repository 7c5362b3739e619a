import { useMemo } from 'react';
import { parseGroupPractices } from '../../sync/contracts/group-practices.ts';
import { type GroupPractice, upcomingPractices } from '../../sync/rules/group-practices.ts';
import { useMember, useToday } from './member-context.tsx';
import { useLive } from './use-live.ts';

/** The online sessions of today and later, the next one first; undefined while the library loads. */
export function useGroupPractices(): readonly GroupPractice[] | undefined {
  const { database } = useMember();
  const today = useToday();
  const library = useLive(useMemo(() => database.collections.library.findOne('notices').$, [database]));
  return useMemo(
    () =>
      library === undefined ? undefined : upcomingPractices(parseGroupPractices(library?.toMutableJSON().body), today),
    [library, today],
  );
}
