import { useEffect } from 'react';
import { Subscription } from 'rxjs';
import { timers } from '../../lib/timers.ts';
import { rememberPractice } from '../device/install-dismissal.ts';
import { ownKatas } from '../kata/katas.ts';
import { trainingHistory } from '../training/training-history.ts';
import { useMember } from './member-context.tsx';

/** Milliseconds. Leaves time for the first screen to paint. */
const DELAY = 1500;

/** Prefetches kata and history. Call once. */
export function usePrefetch(): void {
  const { database } = useMember();
  useEffect(() => {
    const reading = new Subscription();
    const cancel = timers.after(DELAY, () => {
      // A failed prefetch is harmless: the screen reads the data when it opens.
      const error = () => {};
      reading.add(ownKatas(database).values.subscribe({ error }));
      reading.add(
        trainingHistory(database).values.subscribe({
          next({ entries }) {
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
  }, [database]);
}
