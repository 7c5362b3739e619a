import { useEffect } from 'react';
import { Subscription } from 'rxjs';
import { timers } from '../lib/timers.ts';
import { useMember } from './member-context.tsx';

/** Milliseconds after which the first screen has long been painted. */
const DELAY = 1500;

/** Reads the member's kata once the app has come to rest, so that their list opens at once; for the shell, once. */
export function useKataReadAhead(): void {
  const { database } = useMember();
  useEffect(() => {
    const reading = new Subscription();
    // What is not to be had at the moment is read when the list is opened.
    const giveUp = () => {};
    const cancel = timers.after(DELAY, () => {
      import('./katas.ts').then(({ ownKatas }) => {
        if (!reading.closed) reading.add(ownKatas(database).subscribe({ error: giveUp }));
      }, giveUp);
    });
    return () => {
      cancel();
      reading.unsubscribe();
    };
  }, [database]);
}
