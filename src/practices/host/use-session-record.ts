import { useState } from 'react';
import type { PracticeResult, PracticeScreenProps } from '../practice.ts';

interface RecordState {
  readonly state: 'storing' | 'stored' | 'failed';
  readonly result: PracticeResult;
}

export interface SessionRecord {
  readonly state: RecordState['state'] | 'none';
  /** True once stored; false after a failure, until `retry` succeeds. */
  readonly store: (result: PracticeResult) => Promise<boolean>;
  readonly retry: () => Promise<boolean>;
  /** Prepares for the next finish of the same visit. */
  readonly clear: () => void;
}

/** Session of a drill that records its end automatically and stays on the screen. */
export function useSessionRecord(onFinish: PracticeScreenProps['onFinish']): SessionRecord {
  const [current, setCurrent] = useState<RecordState | null>(null);

  async function store(result: PracticeResult): Promise<boolean> {
    setCurrent({ state: 'storing', result });
    const isStored = await onFinish(result);
    const state = isStored ? 'stored' : 'failed';
    setCurrent((latest) => (latest?.result === result ? { state, result } : latest));
    return isStored;
  }

  return {
    state: current?.state ?? 'none',
    store,
    retry: () => (current === null ? Promise.resolve(false) : store(current.result)),
    clear: () => setCurrent(null),
  };
}
