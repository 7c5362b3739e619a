import type { PracticeResult } from '../practice.ts';

export type SessionState = 'none' | 'storing' | 'stored' | 'failed';

interface RecorderPorts {
  readonly newId: () => string;
  /** Stores the session under `id`; false on failure. Never rejects. */
  readonly record: (id: string, result: PracticeResult) => Promise<boolean>;
  readonly onState: (state: SessionState) => void;
}

/** Records one session, and after `clear` another one. A session keeps its id until it is stored. */
export function createRecorder({ newId, record, onState }: RecorderPorts) {
  let current = newId();
  let stored: Promise<boolean> | null = null;

  async function attempt(id: string, result: PracticeResult): Promise<boolean> {
    onState('storing');
    const isStored = await record(id, result);
    // Another session may have begun meanwhile.
    if (current !== id) return isStored;
    if (!isStored) stored = null;
    onState(isStored ? 'stored' : 'failed');
    return isStored;
  }

  return {
    store(result: PracticeResult): Promise<boolean> {
      stored ??= attempt(current, result);
      return stored;
    },
    clear() {
      current = newId();
      stored = null;
      onState('none');
    },
  };
}
