import { useStore } from 'jotai';
import { useEffect } from 'react';
import { merge, Subscription } from 'rxjs';
import { timers } from '../../lib/timers.ts';
import { rememberPractice } from '../device/install-dismissal.ts';
import { ownKatas } from '../kata/katas.ts';
import { ownNotes } from '../notebook/notes.ts';
import { bundledTrainingsAtom } from '../training/daily-training.ts';
import { writeHistoryCache } from '../training/history-cache.ts';
import { resultVisits } from '../training/practice-memory.ts';
import { trainingHistory } from '../training/training-history.ts';
import { useMember } from './member-context.tsx';

/** Milliseconds. Leaves time for the first screen to paint. */
const DELAY = 1500;

/** Prefetches what a screen may show late, and keeps the totals of the history for the next start. Call once. */
export function usePrefetch(): void {
  const { database, clock, dataId } = useMember();
  const store = useStore();
  useEffect(() => {
    const reading = new Subscription();
    const cancel = timers.after(DELAY, () => {
      // A failed prefetch is harmless: the screen reads the data when it opens.
      const error = () => {};
      void store.get(bundledTrainingsAtom);
      const queries = [ownKatas(database).values, ownNotes(database).values, resultVisits(database).values];
      reading.add(merge<unknown[]>(...queries).subscribe({ error }));
      reading.add(
        trainingHistory(database).values.subscribe({
          next({ days, entries }) {
            const today = clock.today();
            writeHistoryCache(
              localStorage,
              dataId,
              days.filter(({ day }) => day <= today),
            );
            if (entries.length > 0) rememberPractice(localStorage);
          },
          error,
        }),
      );
    });
    return () => {
      cancel();
      reading.unsubscribe();
    };
  }, [store, database, clock, dataId]);
}
