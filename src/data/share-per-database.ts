import { type Observable, shareReplay } from 'rxjs';
import type { MemberDatabase } from '../../sync/database.ts';

/** Reads once for as long as a database is open, whoever asks: the first look reads, the next ones cost nothing. */
export function sharePerDatabase<T>(
  read: (database: MemberDatabase) => Observable<T>,
): (database: MemberDatabase) => Observable<T> {
  const opened = new WeakMap<MemberDatabase, Observable<T>>();
  return (database) => {
    const held = opened.get(database) ?? read(database).pipe(shareReplay(1));
    opened.set(database, held);
    return held;
  };
}
