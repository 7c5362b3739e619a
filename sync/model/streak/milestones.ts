/** Milestones 節目 of the longest streak, in days. The badges of the profile are shorter runs. */
export const milestoneDays = [60, 100, 200, 365] as const;

/** Milestones of all days with a finished practice, which need no run. */
export const practisedMilestoneDays = [100, 300, 1000, 3000] as const;

/** The milestones that a longest streak of so many days has reached, the lowest first. */
export function milestonesReached(longestStreak: number): readonly number[] {
  return milestoneDays.filter((days) => days <= longestStreak);
}
