import { useMemo } from 'react';
import { parseGroupPractices } from '../../../supabase/contracts/group-practices.ts';
import { type GroupPractice, upcomingPractices } from '../../../sync/rules/group-practices.ts';
import { useToday } from '../member/member-context.tsx';
import { usePublishedContent } from '../member/published-content.ts';

/** The online sessions of today and later, the next one first; undefined while they load. */
export function useGroupPractices(): readonly GroupPractice[] | undefined {
  const today = useToday();
  const notices = usePublishedContent('notices');
  return useMemo(
    () => (notices === undefined ? undefined : upcomingPractices(parseGroupPractices(notices), today)),
    [notices, today],
  );
}
