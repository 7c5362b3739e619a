/** Key prefix of unfinished work on this device. A logout removes it. */
const PREFIX = 'keiko.draft.';

/** One stored value. `read` gives null when missing or invalid; writing null removes it. */
export interface Draft<T> {
  read(): T | null;
  write(value: T | null): void;
}

/** A draft under `name`; `parse` gives null for an invalid value. */
export function storedDraft<T>(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  name: string,
  parse: (value: unknown) => T | null,
): Draft<T> {
  const key = `${PREFIX}${name}`;
  return {
    read() {
      const stored = storage.getItem(key);
      if (stored === null) return null;
      try {
        return parse(JSON.parse(stored));
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
