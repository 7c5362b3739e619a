import { sameJson } from '../../../sync/protocol/json.ts';
import type { PracticeResult } from '../practice.ts';

/** An identical finish within this time after a stored one is a double tap, in milliseconds; no drill is shorter. */
export const DOUBLE_TAP_MS = 3000;

export interface FinishPorts {
  readonly newId: () => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Stores the session under `id`; false on failure. Never rejects. */
  readonly record: (id: string, result: PracticeResult) => Promise<boolean>;
}

/**
 * Creates the function that records the finishes of one visit. A finish keeps its id until it is stored, so a double
 * tap or a retry never creates a second session.
 */
export function createFinish({ newId, now, record }: FinishPorts): (result: PracticeResult) => Promise<boolean> {
  let id = newId();
  let pending: Promise<boolean> | null = null;
  let last: { readonly result: PracticeResult; readonly at: number } | null = null;

  async function store(result: PracticeResult): Promise<boolean> {
    const stored = await record(id, result);
    if (stored) {
      last = { result, at: now() };
      id = newId();
    }
    pending = null;
    return stored;
  }

  return (result) => {
    if (pending !== null) return pending;
    if (last !== null && isSameFinish(last.result, result) && now() - last.at < DOUBLE_TAP_MS) {
      return Promise.resolve(true);
    }
    pending = store(result);
    return pending;
  };
}

/** Minutes are ignored, because they may change between two taps. */
function isSameFinish(a: PracticeResult, b: PracticeResult): boolean {
  return a.title === b.title && a.number === b.number && sameJson(a.details, b.details);
}
