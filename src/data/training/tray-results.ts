import { map } from 'rxjs';
import * as v from 'valibot';
import { BRAIN_SPEED } from '../../../sync/model/lessons/lessons.ts';
import type { TrainingSession } from '../../../sync/model/practice/training-sessions.collection.ts';
import { readAs } from '../../../sync/model/read-as.ts';
import { liveRowsAs } from '../../../sync/storage/live-rows.ts';
import { sharePerDatabase, useLive } from '../member/use-live.ts';

const answered = v.object({ tray: v.number() });

/** How many things were said backwards in the lessons that ask it, by the number of the lesson: the first answer of each. */
export function useTrayResults(): ReadonlyMap<number, number> {
  return useLive(trayResults);
}

const trayResults = sharePerDatabase((database) =>
  liveRowsAs(database, 'training_sessions', ({ body }) => (body.training_type === BRAIN_SPEED ? body : null)).pipe(
    map((sessions) => firstTrays([...sessions.values()])),
  ),
);

/** The first answer of each lesson among some sessions of the programme. */
export function firstTrays(
  sessions: readonly Pick<TrainingSession, 'video_number' | 'details' | 'completed_at'>[],
): ReadonlyMap<number, number> {
  const latestFirst = [...sessions].sort((a, b) => Date.parse(b.completed_at) - Date.parse(a.completed_at));
  return new Map(
    latestFirst.flatMap(({ video_number: lesson, details }): [number, number][] => {
      const tray = readAs(answered, details)?.tray;
      return lesson === null || tray === undefined ? [] : [[lesson, tray]];
    }),
  );
}
