import { addDays, type Day } from './day.ts';
import { type DayRecord, type StreakSummary, summarizeStreak } from './streak.ts';

/** What a revival ticket would do if it were used now. */
export interface TicketPlan {
  readonly ok: true;
  /** The day that would be covered: always yesterday. */
  readonly day: Day;
  readonly before: StreakSummary;
  readonly after: StreakSummary;
  /** False when there is no record on the day before yesterday: the run would begin with the ticket day. */
  readonly joinsOlderRun: boolean;
  /** True when yesterday lies before the day on which the member joined. */
  readonly beforeJoining: boolean;
}

export interface TicketRefusal {
  readonly ok: false;
  readonly reason: 'no-ticket' | 'yesterday-recorded';
}

/** Decides whether a ticket may cover yesterday: only with a ticket left and no record of any kind on that day. */
export function planTicket(
  records: readonly DayRecord[],
  at: { readonly today: Day; readonly joinedDay: Day },
): TicketPlan | TicketRefusal {
  const day = addDays(at.today, -1);
  const before = summarizeStreak(records);
  if (records.some((record) => record.day === day)) return { ok: false, reason: 'yesterday-recorded' };
  if (before.tickets === 0) return { ok: false, reason: 'no-ticket' };
  const dayBefore = addDays(day, -1);
  return {
    ok: true,
    day,
    before,
    after: summarizeStreak([...records, { day, kind: 'ticket' }]),
    joinsOlderRun: records.some((record) => record.day === dayBefore),
    beforeJoining: day < at.joinedDay,
  };
}
