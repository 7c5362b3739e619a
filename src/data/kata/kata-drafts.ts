import * as v from 'valibot';
import type { KataTest } from '../../../sync/rules/kata-test.ts';
import { kataGrades } from '../../../sync/rules/kata-test.ts';
import type { KataTexts } from './kata-commands.ts';

/** Key prefix of unfinished work on this device. A logout removes it. */
const PREFIX = 'keiko.draft.';

const texts = v.object({ zou: v.string(), ishiki: v.string(), name: v.string(), category: v.string() });

const test = v.object({
  kind: v.picklist(['all', 'review']),
  category: v.nullable(v.string()),
  ids: v.pipe(v.array(v.string()), v.minLength(1)),
  index: v.pipe(v.number(), v.integer(), v.minValue(0)),
  phase: v.picklist(['asking', 'revealed', 'finished']),
  seen: v.array(v.string()),
  grades: v.record(v.string(), v.picklist(kataGrades)),
});

/** One stored value. `read` gives null when missing or invalid; writing null removes it. */
export interface Draft<T> {
  read(): T | null;
  write(value: T | null): void;
}

/** Texts typed into the kata form and not saved yet. */
export function kataTextsDraft(storage: Storage, memberId: string): Draft<KataTexts> {
  return draft(storage, `kata.${memberId}`, (value) => {
    const parsed = v.safeParse(texts, value);
    return parsed.success ? parsed.output : null;
  });
}

/** The kata test in progress. */
export function kataTestDraft(storage: Storage, memberId: string): Draft<KataTest> {
  return draft(storage, `kata-test.${memberId}`, (value) => {
    const parsed = v.safeParse(test, value);
    return parsed.success && parsed.output.index < parsed.output.ids.length ? parsed.output : null;
  });
}

function draft<T>(storage: Storage, name: string, parse: (value: unknown) => T | null): Draft<T> {
  const key = `${PREFIX}${name}`;
  return {
    read() {
      const held = storage.getItem(key);
      if (held === null) return null;
      try {
        return parse(JSON.parse(held));
      } catch {
        // A corrupt draft counts as none.
        return null;
      }
    },
    write(value) {
      if (value === null) return storage.removeItem(key);
      try {
        storage.setItem(key, JSON.stringify(value));
      } catch {
        // When storage is full, only the draft is lost; the screen keeps its state.
      }
    },
  };
}
