import { use, useSyncExternalStore } from 'react';
import { type Observable, shareReplay } from 'rxjs';
import type { MemberDatabase } from '../../../sync/storage/database.ts';
import { timers } from '../../lib/timers.ts';
import { useMember } from './member-context.tsx';

type Received<T> = { readonly value: T } | { readonly cause: unknown };

/** A live query of one database, read once for the whole app. */
type LiveQuery<T> = ReturnType<typeof openQuery<T>>;

/** Time for the first value, in milliseconds: a browser that has lost the storage may never answer. */
const FIRST_VALUE_TIMEOUT_MS = 20_000;

/** A page that returns from the background finds its timers elapsed, and gets this long in addition. */
const RETURN_GRACE_MS = 5000;

/** React renders once more before it shows an error: a query that has failed is read again only after this. */
const RETRY_AFTER_MS = 500;

/**
 * The latest value of a live query of the member's data. Suspends until the first one; throws when the first read fails, or
 * gives no value in time.
 */
export function useLive<T>(open: (database: MemberDatabase) => LiveQuery<T>): T {
  const { subscribe, latest } = open(useMember().database);
  const received = use(useSyncExternalStore(subscribe, latest));
  if ('cause' in received) throw received.cause;
  return received.value;
}

/** Forget the queries that have just failed. */
const failed = new Set<() => void>();

/** Lets the next reader of a query that has failed read it again, however recently it failed. */
export function forgetFailedQueries(): void {
  for (const forget of failed) forget();
}

/** Those of the modules that have loaded. */
const queries: ((database: MemberDatabase) => LiveQuery<unknown>)[] = [];

/** Begins to read all queries: a component that suspends at one has not come to its next. */
export function readAhead(database: MemberDatabase): void {
  for (const open of queries) void open(database).latest();
}

/** Opens one query per database: its first reader triggers the read, later ones reuse it. */
export function sharePerDatabase<T>(
  read: (database: MemberDatabase) => Observable<T>,
): (database: MemberDatabase) => LiveQuery<T> {
  const opened = new WeakMap<MemberDatabase, LiveQuery<T>>();
  const open = (database: MemberDatabase) => {
    const query = opened.get(database) ?? openQuery(read(database), () => opened.delete(database));
    opened.set(database, query);
    return query;
  };
  queries.push(open);
  return open;
}

function openQuery<T>(source: Observable<T>, forget: () => void) {
  const values = source.pipe(shareReplay(1));
  const listeners = new Set<() => void>();
  let latest: Promise<Received<T>> | undefined;

  function read(resolve: (received: Received<T>) => void) {
    function receive(received: Received<T>) {
      cancel();
      resolve(received);
      latest = Object.assign(Promise.resolve(received), { status: 'fulfilled', value: received });
      for (const listener of listeners) listener();
    }
    function fail(cause: unknown) {
      receive({ cause });
      const forgetOnce = () => failed.delete(forgetOnce) && forget();
      failed.add(forgetOnce);
      timers.after(RETRY_AFTER_MS, forgetOnce);
    }
    let cancel = timers.after(FIRST_VALUE_TIMEOUT_MS, () => {
      cancel = timers.after(RETURN_GRACE_MS, () => fail(new Error('Cannot read the storage in time')));
    });
    values.subscribe({ next: (value) => receive({ value }), error: fail });
  }
  return {
    values,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Pending before the first value; after it, React reads each without a wait. */
    latest(): Promise<Received<T>> {
      if (latest !== undefined) return latest;
      const first = new Promise(read);
      // What has been read already is there at once.
      latest ??= first;
      return latest;
    },
  };
}
