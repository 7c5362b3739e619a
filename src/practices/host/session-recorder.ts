import type { PracticeResult } from '../practice.ts';

export type SessionState = 'none' | 'storing' | 'stored' | 'failed';

interface RecorderPorts {
  readonly newId: () => string;
  /** Stores the session under `id`; false on failure. Never rejects. */
  readonly record: (id: string, result: PracticeResult) => Promise<boolean>;
  readonly onState: (state: SessionState) => void;
}

interface Attempt {
  readonly id: string;
  readonly result: PracticeResult | null;
  /** Null before the first attempt and after a failed one. */
  readonly stored: Promise<boolean> | null;
}

/** Records one session, and after `clear` another one. A session keeps its id until it is stored. */
export function createRecorder({ newId, record, onState }: RecorderPorts) {
  const begin = (): Attempt => ({ id: newId(), result: null, stored: null });
  let current = begin();

  async function attempt({ id }: Attempt, result: PracticeResult): Promise<boolean> {
    onState('storing');
    const isStored = await record(id, result);
    // Another session may have begun meanwhile.
    if (current.id !== id) return isStored;
    if (!isStored) current = { id, result, stored: null };
    onState(isStored ? 'stored' : 'failed');
    return isStored;
  }

  function store(result: PracticeResult): Promise<boolean> {
    const stored = current.stored ?? attempt(current, result);
    current = { ...current, stored };
    return stored;
  }

  return {
    store,
    retry: async () => current.result !== null && store(current.result),
    clear() {
      current = begin();
      onState('none');
    },
  };
}
