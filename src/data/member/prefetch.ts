import { useStore } from 'jotai';
import { useEffect } from 'react';
import { merge, Subscription } from 'rxjs';
import { timers } from '../../lib/timers.ts';
import { rememberPractice } from '../device/install-dismissal.ts';
import { ownKatas } from '../kata/katas.ts';
import { ownNotes } from '../notebook/notes.ts';
import { bundledTrainingsAtom } from '../training/daily-training.ts';
import { resultVisits } from '../training/practice-memory.ts';
import { countPractised, trainingHistory } from '../training/training-history.ts';
import { useMember } from './member-context.tsx';

/** Milliseconds. Leaves time for the first screen to paint. */
const DELAY = 1500;

/** The install prompt comes at the starts after so many practised days. */
const PRACTISED_DAYS = 2;

/** Prefetches what a screen may show late. Call once. */
export function usePrefetch(): void {
  const { database, clock } = useMember();
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
          next({ days }) {
            const today = clock.today();
            const before = countPractised({ days: days.filter(({ day }) => day < today) });
            if (before >= PRACTISED_DAYS) rememberPractice(localStorage);
          },
          error,
        }),
      );
    });
    return () => {
      cancel();
      reading.unsubscribe();
    };
  }, [store, database, clock]);
}
