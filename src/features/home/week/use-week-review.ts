import { useMemo } from 'react';
import { addDays } from '../../../../sync/rules/day.ts';
import { useToday } from '../../../data/member/member-context.tsx';
import { useMemberSetting } from '../../../data/member/member-settings.ts';
import { type OwnNote, useNotes } from '../../../data/notebook/notes.ts';
import { useSessionsBetween } from '../../../data/training/training-sessions.ts';
import { isWeekClosed, reviewWeek, type WeekReview, weekToReview } from './review-week.ts';

interface WeekToReview {
  readonly review: WeekReview;
  /** All of the member's, newest first. */
  readonly notes: readonly OwnNote[];
}

/** The week to show on home; null if there is none, nothing was done in it, or it was closed. Undefined while loading. */
export function useWeekToReview(): WeekToReview | null | undefined {
  const today = useToday();
  const firstDay = weekToReview(today);
  const sessions = useSessionsBetween(firstDay ?? today, addDays(firstDay ?? today, 6));
  const notes = useNotes();
  const closed = useMemberSetting('weeks');
  return useMemo(() => {
    if (firstDay === null) return null;
    if (sessions === undefined || notes === undefined || closed === undefined) return undefined;
    const review = reviewWeek(firstDay, sessions, notes);
    return review === null || isWeekClosed(closed, firstDay) ? null : { review, notes };
  }, [firstDay, sessions, notes, closed]);
}
