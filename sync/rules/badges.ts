/** Days in a row that earn a badge. */
export const badgeDays = [7, 14, 30] as const;

export interface Badge {
  readonly days: (typeof badgeDays)[number];
  /** `held` by the current streak, `past` by the longest one only, `ahead` by neither. */
  readonly state: 'held' | 'past' | 'ahead';
  /** Days of the current streak still missing; 0 when held. */
  readonly missing: number;
}

/** All badges with how the member stands to them. One that was earned once stays visible when the streak breaks. */
export function listBadges(streak: {
  readonly current_streak: number;
  readonly longest_streak: number;
}): readonly Badge[] {
  return badgeDays.map((days) => {
    if (streak.current_streak >= days) return { days, state: 'held', missing: 0 };
    const state = streak.longest_streak >= days ? 'past' : 'ahead';
    return { days, state, missing: days - streak.current_streak };
  });
}
