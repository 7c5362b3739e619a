import { type Observable, shareReplay } from 'rxjs';
import type { MemberDatabase } from '../../../sync/storage/database.ts';

/** Creates one shared observable per open database: the first subscriber triggers the read, later ones reuse it. */
export function sharePerDatabase<T>(
  read: (database: MemberDatabase) => Observable<T>,
): (database: MemberDatabase) => Observable<T> {
  const opened = new WeakMap<MemberDatabase, Observable<T>>();
  return (database) => {
    const shared = opened.get(database) ?? read(database).pipe(shareReplay(1));
    opened.set(database, shared);
    return shared;
  };
}
