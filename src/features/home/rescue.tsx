import { type RefObject, useMemo } from 'react';
import { planTickets } from '../../../sync/model/streak/tickets.ts';
import { useToday } from '../../data/member/member-context.tsx';
import { type RecordedDay, useJoinedDay } from '../../data/streak/login-records.ts';
import { usePractisedToday } from '../../data/training/practised-today.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { UseTicket } from '../../shared/use-ticket.tsx';

interface RescueProps {
  readonly days: readonly RecordedDay[];
  readonly tickets: number;
  /** Gets the focus when the button is gone. */
  readonly numbers: RefObject<HTMLDivElement | null>;
}

/** Offers tickets for what was missed up to yesterday, if they join it to what was before; once the day is done, as one line. */
export function Rescue({ days, tickets, numbers }: RescueProps) {
  const today = useToday();
  const joinedDay = useJoinedDay();
  const plan = useMemo(() => planTickets(days, { today, joinedDay }), [days, today, joinedDay]);
  const { isDone } = usePractisedToday();
  if (!plan.ok || !plan.joinsOlderRun) return null;
  if (isDone) {
    const line = '休んだ日は、今日のうちならチケットでつなげます';
    return <ButtonLink label={line} variant="quiet" size="small" full to={paths.streak} />;
  }
  return <UseTicket days={days} tickets={tickets} today={today} onSpent={() => numbers.current?.focus()} />;
}
