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
