/** Runs the tasks given to it strictly one after the other. */
export type Serial = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * PGlite is one session, and Supabase Lite opens its transactions on it without waiting for one another: as soon as
 * one of them awaits anything else, the statements of the next request run inside it, under its role and claims.
 * Everything that touches the database therefore passes through one queue.
 */
export function createSerial(): Serial {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
