import { useEffect, useState } from 'react';
import { timers } from './timers.ts';

/** Milliseconds after which work shows how far it has come. */
const PATIENCE_MS = 1000;

/** True once `isRunning` has been true for a second. */
export function useIsSlow(isRunning: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const cancel = timers.after(PATIENCE_MS, () => setSlow(true));
    return () => {
      cancel();
      setSlow(false);
    };
  }, [isRunning]);
  return isRunning && isSlow;
}
