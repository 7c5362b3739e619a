import { useEffect, useRef } from 'react';
import { markPassed, remainingText } from '../lib/duration.ts';
import { useAnnounce } from '../ui/feedback/announcer.tsx';

/** Announces the marks of a countdown of `total` seconds, after a frozen tab only the last; null while it rests. */
export function useAnnounceMarks(
  remaining: number | null,
  total: number,
  urgency: 'polite' | 'assertive' = 'assertive',
): void {
  const announce = useAnnounce();
  const last = useRef(total);
  useEffect(() => {
    if (remaining === null) {
      last.current = total;
      return;
    }
    const mark = markPassed(last.current, remaining);
    last.current = remaining;
    if (mark !== undefined) announce(remainingText(mark), urgency);
  }, [remaining, total, urgency, announce]);
}
