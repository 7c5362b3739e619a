import { type BundledTraining, bundledTraining, type DailyTraining, type TrainingDay } from './daily-trainings.ts';
import type { Day } from './day.ts';

/** The operator's training for one Tokyo day, which replaces the bundled one. */
export interface DailyTrainingOverride extends DailyTraining {
  readonly day: Day;
}

/**
 * The training of a Tokyo day: the operator's override, otherwise the bundled one. Without an override it is null or
 * undefined when `items` is, because they have not been loaded.
 */
export function todaysTraining(
  items: readonly BundledTraining[] | null | undefined,
  overrides: readonly DailyTrainingOverride[],
  on: TrainingDay,
): DailyTraining | null | undefined {
  const override = overrides.find(({ day }) => day === on.day);
  return override ?? (items ? bundledTraining(items, on) : items);
}
