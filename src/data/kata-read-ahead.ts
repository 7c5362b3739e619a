import { useEffect } from 'react';
import { timers } from '../lib/timers.ts';
import { useMember } from './member-context.tsx';

/** Milliseconds after which the first screen has long been painted. */
const DELAY = 1500;

/** Reads the member's kata once the app has come to rest, so that their list opens at once; for the shell, once. */
export function useKataReadAhead(): void {
  const { database } = useMember();
  useEffect(() => {
    let end = () => {};
    const cancel = timers.after(DELAY, () => {
      import('./katas.ts').then(
        ({ ownKatas }) => {
          const reading = ownKatas(database).subscribe();
          end = () => reading.unsubscribe();
        },
        // Not to be had at the moment: then the list is read when it is opened.
        () => {},
      );
    });
    return () => {
      cancel();
      end();
    };
  }, [database]);
}
