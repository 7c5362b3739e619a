import { useEffect } from 'react';
import { Subscription } from 'rxjs';
import { timers } from '../lib/timers.ts';
import { useMember } from './member-context.tsx';

/** Milliseconds after which the first screen has long been painted. */
const DELAY = 1500;

/**
 * Reads the member's large collections once the app has come to rest, so that the screens with their kata and their
 * history open at once; for the shell, once.
 */
export function usePrefetch(): void {
  const { database } = useMember();
  useEffect(() => {
    const reading = new Subscription();
    // What is not to be had at the moment is read when its screen is opened.
    const giveUp = () => {};
    const cancel = timers.after(DELAY, () => {
      Promise.all([import('./katas.ts'), import('./training-history.ts')]).then(
        ([{ ownKatas }, { trainingHistory }]) => {
          if (reading.closed) return;
          reading.add(ownKatas(database).subscribe({ error: giveUp }));
          reading.add(trainingHistory(database).subscribe({ error: giveUp }));
        },
        giveUp,
      );
    });
    return () => {
      cancel();
      reading.unsubscribe();
    };
  }, [database]);
}
