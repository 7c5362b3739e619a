import { type RefObject, useMemo } from 'react';
import { planTickets } from '../../../sync/model/streak/tickets.ts';
import { useToday } from '../../data/member/member-context.tsx';
import { type RecordedDay, useJoinedDay } from '../../data/streak/login-records.ts';
import { UseTicket } from '../../shared/use-ticket.tsx';

interface RescueProps {
  readonly days: readonly RecordedDay[];
  readonly tickets: number;
  /** Gets the focus when the button is gone. */
  readonly numbers: RefObject<HTMLDivElement | null>;
}

/** Offers tickets for what was missed up to yesterday, if one is left and the member had joined by then. */
export function Rescue({ days, tickets, numbers }: RescueProps) {
  const today = useToday();
  const joinedDay = useJoinedDay();
  const plan = useMemo(() => planTickets(days, { today, joinedDay }), [days, today, joinedDay]);
  if (!plan.ok || plan.beforeJoining) return null;
  return <UseTicket days={days} tickets={tickets} today={today} onSpent={() => numbers.current?.focus()} />;
}
