import { useEffect, useState } from 'react';

/** Short enough that no second is shown late or skipped. */
const TICK_MS = 200;

/** The clock in epoch milliseconds, read every 200 ms while `isTicking`, so that a frozen page is right on resume. */
export function useNow(now: () => number, isTicking: boolean): number {
  const [reading, setReading] = useState(now);
  const [wasTicking, setWasTicking] = useState(isTicking);
  // Reads immediately on start: a duration must not be computed from an old reading.
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
