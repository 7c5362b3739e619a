import { addDays, type Day, dayAt, hourAt } from '../day/day.ts';
import { weekStart } from './training-stats.ts';

/** What counts of a session. `completedAt` is in epoch milliseconds. */
interface PractisedSession {
  readonly trainingType: string;
  readonly day: Day;
  readonly completedAt: number;
  readonly minutes: number;
  readonly practised: boolean;
  /** False for a practice that was left before its end. */
  readonly isFinished: boolean;
}

/** What the member has practised today. */
export interface PractisedDay {
  readonly visits: number;
  readonly minutes: number;
  /** The drawn part of the day's circle: the first visit closes it, or the minutes that the member has set. */
  readonly fraction: number;
  /** Whether the day's practice is done; after midnight also that of the evening before. */
  readonly isDone: boolean;
  /** The training_type of the practice that was left last, while it can be continued as the same visit; null for none. */
  readonly left: string | null;
}

/** How long a practice that was left can be continued, in milliseconds. */
const CONTINUES_MS = 3_600_000;
const NIGHT_ENDS = 4;
const EVENING_BEGINS = 20;

/** Folds the sessions of the day at `nowMs`, newest first. `dailyMinutes` is what the member has set, null for nothing. */
export function practisedDay(
  sessions: readonly PractisedSession[],
  nowMs: number,
  dailyMinutes: number | null,
): PractisedDay {
  const today = dayAt(nowMs);
  const practised = sessions.filter((session) => session.practised);
  const todays = practised.filter(({ day }) => day === today);
  const visits = countVisits(todays);
  const minutes = todays.reduce((sum, session) => sum + session.minutes, 0);
  const fraction = dailyMinutes === null ? Math.min(1, visits) : Math.min(1, minutes / dailyMinutes);
  const isStillEvening =
    hourAt(nowMs) < NIGHT_ENDS && practised.some((session) => isEveningOf(session, addDays(today, -1)));
  const [last] = sessions;
  const canContinue = last !== undefined && !last.isFinished && nowMs - last.completedAt <= CONTINUES_MS;
  const left = canContinue ? last.trainingType : null;
  return { visits, minutes, fraction, isDone: fraction === 1 || isStillEvening, left };
}

/** The visits that the practised sessions of a day are, newest first: a practice that was left can go on within the hour. */
export function countVisits(sessions: readonly PractisedSession[]): number {
  return sessions.filter((session, index) => !isContinuation(session, sessions.slice(index + 1))).length;
}

/** Whether a session continues the visit that an earlier one has left. */
function isContinuation(
  { trainingType, completedAt, minutes }: PractisedSession,
  earlier: readonly PractisedSession[],
) {
  const last = earlier.find((session) => session.trainingType === trainingType);
  if (last === undefined || last.isFinished) return false;
  return completedAt - minutes * 60_000 - last.completedAt <= CONTINUES_MS;
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
