import { useEffect, useState } from 'react';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly cause: unknown }
  | { readonly state: 'ready'; readonly value: T };

const LOADING = { state: 'loading' } as const;

/** Result of `load`, which is called again when it changes, with a retry. Without `load` nothing is loaded yet. `replace`: it has changed. */
export function useLoaded<T>(load: (() => Promise<T>) | null): {
  readonly loaded: Loaded<T>;
  readonly retry: () => void;
  readonly replace: (value: T) => void;
} {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<T>>(LOADING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must load again
  useEffect(() => {
    let current = true;
    load?.().then(
      (value) => current && setLoaded({ state: 'ready', value }),
      (cause: unknown) => current && setLoaded({ state: 'failed', cause }),
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
    replace: (value) => setLoaded({ state: 'ready', value }),
  };
}
