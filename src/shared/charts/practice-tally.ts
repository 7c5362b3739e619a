import { practiceName } from '../../data/training/practice-names.ts';

/** Totals of one training_type. */
export interface PracticeTally {
  readonly trainingType: string;
  readonly sessions: number;
  readonly minutes: number;
}

/** Totals per training_type, most sessions first; ties by minutes. */
export function tallyPractices(
  sessions: Iterable<{ readonly trainingType: string; readonly minutes: number }>,
): readonly PracticeTally[] {
  const tallies = new Map<string, { trainingType: string; sessions: number; minutes: number }>();
  for (const { trainingType, minutes } of sessions) {
    const tally = tallies.get(trainingType);
    if (tally === undefined) {
      tallies.set(trainingType, { trainingType, sessions: 1, minutes });
    } else {
      tally.sessions += 1;
      tally.minutes += minutes;
    }
  }
  return [...tallies.values()].sort((a, b) => b.sessions - a.sessions || b.minutes - a.minutes);
}

/** Totals under the name that this version shows. */
export interface NamedTally extends Omit<PracticeTally, 'trainingType'> {
  readonly name: string;
}

/** Totals per name, which several training types may share, most sessions first. */
export function namedTallies(entries: readonly Omit<PracticeTally, 'sessions'>[]): readonly NamedTally[] {
  const named = entries.map(({ trainingType, minutes }) => ({ trainingType: practiceName(trainingType), minutes }));
  return tallyPractices(named).map(({ trainingType: name, ...tally }) => ({ name, ...tally }));
}
