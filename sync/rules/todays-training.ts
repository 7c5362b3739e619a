import { type DailyTraining, dailyTrainingFor } from './daily-trainings.ts';
import type { Day } from './day.ts';

/** The operator's exercise for one Tokyo day, in the place of the bundled one. */
export interface DailyTrainingOverride extends DailyTraining {
  readonly day: Day;
}

/** The exercise of a Tokyo day: the operator's, else the bundled rotation's; null only when there is really none. */
export function todaysTraining(
  day: Day,
  overrides: readonly DailyTrainingOverride[],
  bundled: (day: Day) => DailyTraining | null = dailyTrainingFor,
): DailyTraining | null {
  return overrides.find((override) => override.day === day) ?? bundled(day);
}
