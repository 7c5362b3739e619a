import type { StreakCounts } from '../../../sync/model/streak/streak.ts';

/** Streak lengths, in days, that earn a badge. */
export const badgeDays = [7, 14, 30] as const;

/** How a badge stands: reached by the current streak, only by the longest one, which keeps it, or ahead. */
export function badgeMark(
  days: number,
  { current_streak, longest_streak }: Pick<StreakCounts, 'current_streak' | 'longest_streak'>,
) {
  if (current_streak >= days) return { state: 'reached', note: '獲得' } as const;
  if (longest_streak >= days) return { state: 'past', note: '最高記録で獲得' } as const;
  return { state: 'ahead', note: `あと${days - current_streak}日` } as const;
}
