import type { PGlite } from '@supabase/lite/pglite';

/** Runs one statement as superuser, queued with the requests, and returns its rows. */
export type Sql = <Row = Record<string, unknown>>(query: string, params?: readonly unknown[]) => Promise<Row[]>;

/** An open transaction: `query`, `exec`, `rollback`. */
export type Transaction = Parameters<Parameters<PGlite['transaction']>[0]>[0];

/** Runs tasks one after the other. */
export type Serial = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * PGlite is a single session, and Supabase Lite interleaves its transactions on it: while one awaits, statements of the next
 * request would run inside it, under its role and claims. All database access therefore goes through one queue.
 */
export function createSerial(): Serial {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    // The caller gets the failure; the next task still runs.
    last = result.catch(() => undefined);
    return result;
  };
}
