import { useEffect, useState } from 'react';

/** Often enough that no second is seen late or twice. */
const TICK_MS = 200;

/**
 * Reads the clock again and again while `isTicking`, in epoch milliseconds. It is only read, never counted, so a page
 * that was frozen shows the right time as soon as it wakes; between ticks the last reading stands.
 */
export function useNow(now: () => number, isTicking: boolean): number {
  const [reading, setReading] = useState(now);
  const [wasTicking, setWasTicking] = useState(isTicking);
  // At once, not with the first tick: what has begun this moment must not be reckoned from an old reading.
  if (wasTicking !== isTicking) {
    setWasTicking(isTicking);
    setReading(now());
  }

  useEffect(() => {
    if (!isTicking) return;
    const read = () => setReading(now());
    const interval = setInterval(read, TICK_MS);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', read);
    };
  }, [now, isTicking]);

  return reading;
}
