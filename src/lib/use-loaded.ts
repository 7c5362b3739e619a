import { useEffect, useState } from 'react';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly value: T };

const LOADING = { state: 'loading' } as const;

/** Result of `load`, which is called again when it changes, with a retry. Without `load` nothing is loaded yet. */
export function useLoaded<T>(load: (() => Promise<T>) | null): {
  readonly loaded: Loaded<T>;
  readonly retry: () => void;
} {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<T>>(LOADING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must load again
  useEffect(() => {
    let current = true;
    load?.().then(
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
