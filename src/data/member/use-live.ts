import { useEffect, useState } from 'react';
import type { Observable } from 'rxjs';

type Received<T> = { readonly value: T } | { readonly cause: unknown };

/**
 * The latest value of a live query; undefined before the first one. Throws while rendering when the query fails. Memoize
 * `source`, or each render resubscribes.
 */
export function useLive<T>(source: Observable<T>): T | undefined {
  const [held, setHeld] = useState<{ readonly source: Observable<T>; readonly received: Received<T> }>();
  useEffect(() => {
    const subscription = source.subscribe({
      next: (value) => setHeld({ source, received: { value } }),
      error: (cause) => setHeld({ source, received: { cause } }),
    });
    return () => subscription.unsubscribe();
  }, [source]);
  if (held?.source !== source) return undefined;
  if ('cause' in held.received) throw held.received.cause;
  return held.received.value;
}
