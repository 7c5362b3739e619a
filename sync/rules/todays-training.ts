import { type DailyTraining, dailyTrainingFor } from './daily-trainings.ts';
import type { Day } from './day.ts';

/** The operator's training for one Tokyo day, which replaces the bundled one. */
export interface DailyTrainingOverride extends DailyTraining {
  readonly day: Day;
}

/** The training of a Tokyo day: the operator's override, otherwise the bundled one. */
export function todaysTraining(
  day: Day,
  overrides: readonly DailyTrainingOverride[],
  bundled: (day: Day) => DailyTraining | null = dailyTrainingFor,
): DailyTraining | null {
  return overrides.find((override) => override.day === day) ?? bundled(day);
}
