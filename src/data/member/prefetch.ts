import { useEffect } from 'react';
import { Subscription } from 'rxjs';
import { timers } from '../../lib/timers.ts';
import { useMember } from './member-context.tsx';

/** Milliseconds. Leaves time for the first screen to paint. */
const DELAY = 1500;

/** Prefetches kata and history after startup, so that their screens open instantly. Call once, in the shell. */
export function usePrefetch(): void {
  const { database } = useMember();
  useEffect(() => {
    const reading = new Subscription();
    // A failed prefetch is harmless: the screen reads the data when it opens.
    const ignore = () => {};
    const cancel = timers.after(DELAY, () => {
      Promise.all([import('../kata/katas.ts'), import('../training/training-history.ts')]).then(
        ([{ ownKatas }, { trainingHistory }]) => {
          if (reading.closed) return;
          reading.add(ownKatas(database).subscribe({ error: ignore }));
          reading.add(trainingHistory(database).subscribe({ error: ignore }));
        },
        ignore,
      );
    });
    return () => {
      cancel();
      reading.unsubscribe();
    };
  }, [database]);
}
