/** Streak lengths, in days, that earn a badge. */
export const badgeDays = [7, 14, 30] as const;

export interface Badge {
  readonly days: (typeof badgeDays)[number];
  /** `reached`: reached by the current streak. `past`: only by the longest streak. `ahead`: by neither. */
  readonly state: 'reached' | 'past' | 'ahead';
  /** Days that the current streak lacks; 0 when reached. */
  readonly missing: number;
}

/** The state of every badge. An earned badge stays visible after the streak breaks. */
export function listBadges(streak: {
  readonly current_streak: number;
  readonly longest_streak: number;
}): readonly Badge[] {
  return badgeDays.map((days) => {
    if (streak.current_streak >= days) return { days, state: 'reached', missing: 0 };
    const state = streak.longest_streak >= days ? 'past' : 'ahead';
    return { days, state, missing: days - streak.current_streak };
  });
}
