import { useState } from 'react';
import type { PracticeResult, PracticeScreenProps } from './practice.ts';

interface Told {
  readonly state: 'storing' | 'stored' | 'failed';
  readonly result: PracticeResult;
}

interface SessionRecord {
  readonly state: Told['state'] | 'none';
  /** True once stored; false after a failure, until `retry` succeeds. */
  readonly store: (result: PracticeResult) => Promise<boolean>;
  readonly retry: () => Promise<boolean>;
  /** Prepares for the next finish of the same visit. */
  readonly clear: () => void;
}

/** Session of a drill that records its end automatically and stays on the screen. */
export function useSessionRecord(onFinish: PracticeScreenProps['onFinish']): SessionRecord {
  const [told, setTold] = useState<Told | null>(null);

  async function store(result: PracticeResult): Promise<boolean> {
    setTold({ state: 'storing', result });
    const isStored = await onFinish(result);
    const state = isStored ? 'stored' : 'failed';
    setTold((latest) => (latest?.result === result ? { state, result } : latest));
    return isStored;
  }

  return {
    state: told?.state ?? 'none',
    store,
    retry: () => (told === null ? Promise.resolve(false) : store(told.result)),
    clear: () => setTold(null),
  };
}
