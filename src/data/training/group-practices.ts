import { useMemo } from 'react';
import { dayAt, weekdayOf } from '../../../sync/model/day/day.ts';
import { parseGroupPractices } from '../../../sync/model/published/group-practices.contract.ts';
import {
  type GroupPractice,
  type GroupPracticeDate,
  monthlyDay,
  upcomingPractices,
} from '../../../sync/model/published/group-practices.ts';
import { weekdayNames } from '../../lib/date-format.ts';
import { useToday } from '../member/member-context.tsx';
import { usePublishedContent } from '../member/published-content.ts';

/** The dates of online sessions of today and later, the next one first. */
export function useGroupPractices(): readonly GroupPracticeDate[] {
  const today = useToday();
  const notices = usePublishedContent('notices');
  return useMemo(() => upcomingPractices(parseGroupPractices(notices), today), [notices, today]);
}

/** How an online session repeats: '隔週日曜', '毎月15日', '毎月末日'; null if it takes place once. */
export function repetitionText({ repeats, startsAt }: Pick<GroupPractice, 'repeats' | 'startsAt'>): string | null {
  const weekday = `${weekdayNames[weekdayOf(dayAt(startsAt))]}曜`;
  switch (repeats) {
    case null:
      return null;
    case 'weekly':
      return `毎週${weekday}`;
    case 'biweekly':
      return `隔週${weekday}`;
    case 'monthly':
      return `毎月${monthDayText(monthlyDay({ startsAt }))}`;
  }
}

function monthDayText(day: number): string {
  if (day === 31) return '末日';
  return day > 28 ? `${day}日（ない月は末日）` : `${day}日`;
}
