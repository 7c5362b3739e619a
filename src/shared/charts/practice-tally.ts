import { practiceName } from '../../data/training/practice-names.ts';
import { groupBy } from '../../lib/group-by.ts';

/** Totals of the practices that this version shows under one name. */
export interface NamedTally {
  readonly name: string;
  readonly sessions: number;
  readonly minutes: number;
}

/** Totals per name, which several training types may share, most sessions first; ties by minutes. */
export function namedTallies(
  entries: readonly { readonly trainingType: string; readonly minutes: number }[],
): readonly NamedTally[] {
  return [...groupBy(entries, ({ trainingType }) => practiceName(trainingType))]
    .map(([name, ofName]) => ({
      name,
      sessions: ofName.length,
      minutes: ofName.reduce((sum, { minutes }) => sum + minutes, 0),
    }))
    .sort((a, b) => b.sessions - a.sessions || b.minutes - a.minutes);
}
