import { addDays, type Day } from './day.ts';
import { type DayRecord, type StreakSummary, summarizeStreak } from './streak.ts';

/** The effect of using a revival ticket now. */
export interface TicketPlan {
  readonly ok: true;
  /** The day to cover: always yesterday. */
  readonly day: Day;
  readonly before: StreakSummary;
  readonly after: StreakSummary;
  /** False when the day before yesterday has no record: the run would start with the ticket day. */
  readonly joinsOlderRun: boolean;
  /** True when yesterday is before the joining day. */
  readonly beforeJoining: boolean;
}

export interface TicketRefusal {
  readonly ok: false;
  readonly reason: 'no-ticket' | 'yesterday-recorded';
}

/** Decides whether a ticket may cover yesterday: a ticket must be left and the day must have no record. */
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
