import { Suspense, useMemo, useRef } from 'react';
import { addDays } from '../../../sync/model/day/day.ts';
import { useToday } from '../../data/member/member-context.tsx';
import { acceptedDays, type RecordedDay, useRecordedDays, useStreak } from '../../data/streak/login-records.ts';
import { usePractisedOfCircle } from '../../data/streak/practised-days.ts';
import { useHomeArriving } from '../../data/sync/sync-status.ts';
import { lazyPart, pick } from '../../lib/lazy.ts';
import { Spinner } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/boxes.tsx';
import { StreakFacts } from './streak-facts.tsx';

const Rescue = lazyPart(pick('Rescue', () => import('./rescue.tsx')));

/** The streak; nothing on a new device until the first sync. */
export function StreakCard() {
  const streak = useStreak();
  const arriving = useHomeArriving();
  const practised = usePractisedOfCircle();
  const missed = useMissedYesterday();
  const numbers = useRef<HTMLDivElement>(null);
  if (arriving) {
    return (
      <Card label="連続記録">
        <Spinner>読み込み中...</Spinner>
      </Card>
    );
  }
  return (
    <StreakFacts streak={streak} practised={practised} ref={numbers}>
      {missed === null ? null : (
        <Suspense>
          <Rescue days={missed} tickets={streak.tickets} numbers={numbers} />
        </Suspense>
      )}
    </StreakFacts>
  );
}

/** The accepted days if yesterday is missing among them, today being recorded; null otherwise. */
function useMissedYesterday(): readonly RecordedDay[] | null {
  const days = useRecordedDays();
  const today = useToday();
  return useMemo(() => {
    const accepted = acceptedDays(days);
    const yesterday = addDays(today, -1);
    // Before today's login the streak of the day before yesterday still stands.
    const isRecorded = accepted.some(({ day, kind }) => day === today && kind === 'login');
    return isRecorded && !accepted.some(({ day }) => day === yesterday) ? accepted : null;
  }, [days, today]);
}
