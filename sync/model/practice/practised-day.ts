import { addDays, type Day, dayAt, hourAt } from '../day/day.ts';
import { weekStart } from './training-stats.ts';

/** What counts of a session. `completedAt` is in epoch milliseconds. */
interface PractisedSession {
  readonly day: Day;
  readonly completedAt: number;
  readonly minutes: number;
  readonly practised: boolean;
}

/** What the member has practised today. */
export interface PractisedDay {
  readonly visits: number;
  readonly minutes: number;
  /** The drawn part of the day's circle: the first visit closes it, or the minutes that the member has set. */
  readonly fraction: number;
  /** Whether the day's practice is done; after midnight also that of the evening before. */
  readonly isDone: boolean;
}

const NIGHT_ENDS = 4;
const EVENING_BEGINS = 20;

/** Folds the practised sessions of the day at `nowMs`. `dailyMinutes` is what the member has set, null for nothing. */
export function practisedDay(
  sessions: readonly PractisedSession[],
  nowMs: number,
  dailyMinutes: number | null,
): PractisedDay {
  const today = dayAt(nowMs);
  const practised = sessions.filter((session) => session.practised);
  const todays = practised.filter(({ day }) => day === today);
  const minutes = todays.reduce((sum, session) => sum + session.minutes, 0);
  const fraction = dailyMinutes === null ? Math.min(1, todays.length) : Math.min(1, minutes / dailyMinutes);
  const isStillEvening =
    hourAt(nowMs) < NIGHT_ENDS && practised.some((session) => isEveningOf(session, addDays(today, -1)));
  return { visits: todays.length, minutes, fraction, isDone: fraction === 1 || isStillEvening };
}

function isEveningOf({ day, completedAt }: PractisedSession, yesterday: Day): boolean {
  return day === yesterday && hourAt(completedAt) >= EVENING_BEGINS;
}

/** The week of `today` from Sunday on: for each day whether it was practised; null for a day to come. */
export function weekMarks(practised: ReadonlySet<Day>, today: Day): readonly (boolean | null)[] {
  const start = weekStart(today);
  return Array.from({ length: 7 }, (_, index) => addDays(start, index)).map((day) =>
    day > today ? null : practised.has(day),
  );
}
