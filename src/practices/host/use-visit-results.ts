import { useEffect, useState } from 'react';
import { dayAt } from '../../../sync/rules/day.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { recordResults } from '../../data/training/practice-memory.ts';
import { watchPageState } from '../../lib/browser/page-state.ts';
import { createVisitResults } from './visit-results.ts';

/**
 * Collects the items of one visit, and stores them when the page is hidden, the drill is left, or the caller flushes. A
 * failed write is in the diagnostics; it costs the member no session, so nothing is shown.
 */
export function useVisitResults(trainingType: string) {
  const member = useMember();
  const [results] = useState(() => {
    const { note, flush } = createVisitResults((items) =>
      recordResults(member, { training_type: trainingType, day: dayAt(member.clock.now()), results: items }),
    );
    return { note, flush: () => void flush().catch(() => {}) };
  });
  useEffect(() => {
    const end = watchPageState((change) => {
      if (change === 'hidden') results.flush();
    });
    return () => {
      end();
      results.flush();
    };
  }, [results]);
  return results;
}
