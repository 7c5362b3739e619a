import { sameJson } from '../../sync/protocol/json.ts';
import type { PracticeResult } from './practice.ts';

/** So soon after a finish was stored, the same one told again is the second tap of it; no drill is done in less. */
export const SECOND_TAP_MS = 3000;

export interface FinishPorts {
  readonly newId: () => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Stores the session under `id`; false when that failed. Never rejects. */
  readonly record: (id: string, result: PracticeResult) => Promise<boolean>;
}

/**
 * Makes the function that records the finishes of one visit. Each finish has one id, which it keeps through a failure
 * and its repetition, so that a double tap or a second try never makes two sessions of it.
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
    if (last !== null && isSameFinish(last.result, result) && now() - last.at < SECOND_TAP_MS) {
      return Promise.resolve(true);
    }
    pending = store(result);
    return pending;
  };
}

/** The minutes are left out: they may have gone on between two taps. */
function isSameFinish(a: PracticeResult, b: PracticeResult): boolean {
  return a.title === b.title && a.number === b.number && sameJson(a.details, b.details);
}
