import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Creates a hook for state that belongs to the history entry: Back and Forward return to the screen with its value. */
export function createEntryState<T>(initial: T): () => readonly [T, (value: T) => void] {
  const values = new Map<string, T>();
  return function useEntryState() {
    const { key } = useLocation();
    const [value, setValue] = useState(() => values.get(key) ?? initial);
    function change(next: T) {
      values.set(key, next);
      setValue(next);
    }
    return [value, change];
  };
}
