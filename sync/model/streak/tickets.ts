import { addDays, type Day } from '../day/day.ts';
import { limits } from '../limits.ts';
import { type DayRecord, type StreakSummary, summarizeStreak } from './streak.ts';

/** The effect of using revival tickets now. */
export interface TicketPlan {
  readonly ok: true;
  readonly today: Day;
  /** The days to cover, earliest first, with a ticket each: yesterday, or a gap of several days that ends with it. */
  readonly days: readonly Day[];
  readonly before: StreakSummary;
  readonly after: StreakSummary;
  /** False when the day before these days has no record: the run would start with a ticket day. */
  readonly joinsOlderRun: boolean;
  /** The length of the last run before these days. */
  readonly earlierRun: number;
  /** True when yesterday is before the joining day. */
  readonly beforeJoining: boolean;
}

export interface TicketRefusal {
  readonly ok: false;
  readonly reason: 'no-ticket' | 'yesterday-recorded';
}

interface PlanTime {
  readonly today: Day;
  readonly joinedDay: Day;
}

/**
 * Decides which days tickets cover now: all missed days back to the last record if they are at most 28 and a ticket is left
 * for each, else yesterday alone. A ticket must be left and yesterday must have no record. The server accepts what this plans
 * (private.check_bridge() in SQL).
 */
export function planTickets(records: readonly DayRecord[], at: PlanTime): TicketPlan | TicketRefusal {
  const yesterday = addDays(at.today, -1);
  const { tickets } = summarizeStreak(records);
  const recorded = new Set(records.map(({ day }) => day));
  if (recorded.has(yesterday)) return { ok: false, reason: 'yesterday-recorded' };
  if (tickets === 0) return { ok: false, reason: 'no-ticket' };
  const missed = missedDays(recorded, yesterday);
  return planFor(records, at, missed !== null && missed.length <= tickets ? missed : [yesterday]);
}

/** The specification's single ticket for yesterday where `planTickets()` covers a longer gap; null where that is the plan. */
export function planYesterdayAlone(records: readonly DayRecord[], at: PlanTime): TicketPlan | null {
  const plan = planTickets(records, at);
  return plan.ok && plan.days.length > 1 ? planFor(records, at, plan.days.slice(-1)) : null;
}

function planFor(records: readonly DayRecord[], { today, joinedDay }: PlanTime, days: readonly Day[]): TicketPlan {
  const [first = today] = days;
  const dayBefore = addDays(first, -1);
  const joinsOlderRun = records.some(({ day }) => day === dayBefore);
  return {
    ok: true,
    today,
    days,
    before: summarizeStreak(records),
    after: summarizeStreak([...records, ...days.map((day) => ({ day, kind: 'ticket' as const }))]),
    joinsOlderRun,
    earlierRun: summarizeStreak(records.filter(({ day }) => day < first)).current_streak,
    beforeJoining: !joinsOlderRun && addDays(today, -1) < joinedDay,
  };
}

/** The days from the last record to `yesterday`, both without a record; null if there are more than a bridge covers, or no record. */
function missedDays(recorded: ReadonlySet<Day>, yesterday: Day): readonly Day[] | null {
  for (let length = 1; length <= limits.bridged_days_max; length += 1) {
    if (recorded.has(addDays(yesterday, -length))) {
      return Array.from({ length }, (_, index) => addDays(yesterday, index + 1 - length));
    }
  }
  return null;
}
