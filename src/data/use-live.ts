import { useEffect, useState } from 'react';

interface Live<T> {
  subscribe(next: (value: T) => void): { unsubscribe(): void };
}

/** The latest value of a live query; undefined before the first one. Memoize `source`, or each render resubscribes. */
export function useLive<T>(source: Live<T>): T | undefined {
  const [held, setHeld] = useState<{ readonly source: Live<T>; readonly value: T }>();
  useEffect(() => {
    const subscription = source.subscribe((value) => setHeld({ source, value }));
    return () => subscription.unsubscribe();
  }, [source]);
  return held?.source === source ? held.value : undefined;
}
