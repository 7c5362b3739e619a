import { useEffect, useMemo, useState } from 'react';
import { type Observable, shareReplay } from 'rxjs';
import type { MemberDatabase } from '../../../sync/storage/database.ts';
import { timers } from '../../lib/timers.ts';
import { useMember } from './member-context.tsx';

type Received<T> = { readonly value: T } | { readonly cause: unknown };

/** Time for the first value, in milliseconds: a browser that has lost the storage may never answer. */
const FIRST_VALUE_TIMEOUT_MS = 20_000;

/** A page that returns from the background finds its timers elapsed, and gets this long in addition. */
const RETURN_GRACE_MS = 5000;

/**
 * The latest value of a live query of the member's data; undefined before the first one. Throws while rendering when the
 * first read fails, or gives no value in time. Memoize `read`, or each render resubscribes.
 */
export function useLive<T>(read: (database: MemberDatabase) => Observable<T>): T | undefined {
  const { database } = useMember();
  const source = useMemo(() => read(database), [read, database]);
  const [latest, setLatest] = useState<{ readonly source: Observable<T>; readonly received: Received<T> }>();
  useEffect(() => {
    const fail = (cause: unknown) => setLatest({ source, received: { cause } });
    const timeOut = () => fail(new Error('Cannot read the storage in time'));
    let cancel = timers.after(FIRST_VALUE_TIMEOUT_MS, () => {
      cancel = timers.after(RETURN_GRACE_MS, timeOut);
    });
    const subscription = source.subscribe({
      next: (value) => {
        cancel();
        setLatest({ source, received: { value } });
      },
      error: (cause) => {
        cancel();
        fail(cause);
      },
    });
    return () => {
      cancel();
      subscription.unsubscribe();
    };
  }, [source]);
  if (latest?.source !== source) return undefined;
  if ('cause' in latest.received) throw latest.received.cause;
  return latest.received.value;
}

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
