import { useEffect, useState } from 'react';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly value: T };

const LOADING = { state: 'loading' } as const;

/** What `load` brings, and a way to try again: unlike React.lazy, which keeps a failure for good. */
export function useLoaded<T>(load: () => Promise<T>): { readonly loaded: Loaded<T>; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<T>>(LOADING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let current = true;
    load().then(
      (value) => current && setLoaded({ state: 'ready', value }),
      () => current && setLoaded({ state: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [load, attempt]);
  return {
    loaded,
    retry() {
      setLoaded(LOADING);
      setAttempt(attempt + 1);
    },
  };
}
