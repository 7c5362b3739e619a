import {
  type AddedTraining,
  type BundledTraining,
  calendarTraining,
  type DailyTraining,
  type TrainingDay,
} from './daily-trainings.ts';
import type { Day } from './day.ts';

/** The operator's training for one Tokyo day, which replaces that of the calendar. */
export interface DailyTrainingOverride extends DailyTraining {
  readonly day: Day;
}

/** What the operator has published about the daily training. */
export interface PublishedTrainings {
  readonly overrides: readonly DailyTrainingOverride[];
  readonly added: readonly AddedTraining[];
}

/** The training of a Tokyo day: the operator's, or else the calendar's; null or undefined when `items` is. */
export function todaysTraining(
  items: readonly BundledTraining[] | null | undefined,
  { overrides, added }: PublishedTrainings,
  on: TrainingDay,
): DailyTraining | null | undefined {
  const override = overrides.find(({ day }) => day === on.day);
  return override ?? (items ? calendarTraining(items, added, on) : items);
}
