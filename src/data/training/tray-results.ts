import { useMemo } from 'react';
import * as v from 'valibot';
import { BRAIN_SPEED } from '../../../sync/model/lessons/lessons.ts';
import { readAs } from '../../../sync/model/read-as.ts';
import { type HistoryEntry, useTrainingHistory } from './training-history.ts';

const answered = v.object({ tray: v.number() });

/** How many things were said backwards in the lessons that ask it, by the number of the lesson: the first answer of each. */
export function useTrayResults(): ReadonlyMap<number, number> {
  const { entries } = useTrainingHistory();
  return useMemo(() => firstTrays(entries), [entries]);
}

/** The first answer of each lesson in a history, which is newest first. */
export function firstTrays(
  entries: readonly Pick<HistoryEntry, 'trainingType' | 'number' | 'details'>[],
): ReadonlyMap<number, number> {
  return new Map(
    entries.flatMap(({ trainingType, number: lesson, details }): [number, number][] => {
      const tray = trainingType === BRAIN_SPEED ? readAs(answered, details)?.tray : undefined;
      return lesson === null || tray === undefined ? [] : [[lesson, tray]];
    }),
  );
}
