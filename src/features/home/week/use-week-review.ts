import { useMemo } from 'react';
import { addDays, type Day } from '../../../../sync/rules/day.ts';
import { useToday } from '../../../data/member/member-context.tsx';
import { useMemberSetting } from '../../../data/member/member-settings.ts';
import { useNotes } from '../../../data/notebook/notes.ts';
import { useSessionsBetween } from '../../../data/training/training-sessions.ts';
import { isWeekClosed, reviewWeek, type WeekReview, weekToReview } from './review-week.ts';

/** The week from `firstDay`; null if nothing was practised or written in it, undefined while loading. */
export function useWeekReview(firstDay: Day): WeekReview | null | undefined {
  const sessions = useSessionsBetween(firstDay, addDays(firstDay, 6));
  const notes = useNotes();
  return useMemo(() => sessions && notes && reviewWeek(firstDay, sessions, notes), [firstDay, sessions, notes]);
}

/** The first day of the week to show on home; null if there is none or it was closed, undefined while loading. */
export function useWeekToReview(): Day | null | undefined {
  const today = useToday();
  const firstDay = weekToReview(today);
  const review = useWeekReview(firstDay ?? today);
  const closed = useMemberSetting('weeks');
  if (firstDay === null) return null;
  if (review === undefined || closed === undefined) return undefined;
  return review === null || isWeekClosed(closed, firstDay) ? null : firstDay;
}
