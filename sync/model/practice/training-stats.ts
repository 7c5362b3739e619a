import { addDays, type Day, weekdayOf } from '../day/day.ts';

/** The part of a session that the statistics use. `day` is the Tokyo day of completion. */
export interface TrainedSession {
  readonly day: Day;
  readonly minutes: number;
  /** Whether it makes its day a practised one; see isPractised(). */
  readonly practised: boolean;
}

/** The sessions of a day. */
export interface DayTotal {
  readonly day: Day;
  readonly sessions: number;
  readonly minutes: number;
}

export interface DayTally extends DayTotal {
  /** Whether one of them makes it a practised day. */
  readonly practised: boolean;
}

export interface TrainingStats {
  readonly totalSessions: number;
  readonly totalMinutes: number;
  /** Sessions since Sunday, in Tokyo days. */
  readonly thisWeekSessions: number;
  /** Rounded to whole minutes; 0 without sessions. */
  readonly averageMinutesPerSession: number;
}

/** Totals per day with sessions, earliest day first. */
export function tallyDays(sessions: Iterable<TrainedSession>): readonly DayTally[] {
  const tallies = new Map<Day, { day: Day; practised: boolean; sessions: number; minutes: number }>();
  for (const { day, minutes, practised } of sessions) {
    const tally = tallies.get(day);
    if (tally === undefined) {
      tallies.set(day, { day, practised, sessions: 1, minutes });
    } else {
      tally.practised ||= practised;
      tally.sessions += 1;
      tally.minutes += minutes;
    }
  }
  return [...tallies.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** The Sunday of the week of `day`. */
export function weekStart(day: Day): Day {
  return addDays(day, -weekdayOf(day));
}

/** Computes the statistics from the totals per day; `today` is a Tokyo day. */
export function summarizeTraining(tallies: readonly DayTotal[], today: Day): TrainingStats {
  const start = weekStart(today);
  let [totalSessions, totalMinutes, thisWeekSessions] = [0, 0, 0];
  for (const { day, sessions, minutes } of tallies) {
    totalSessions += sessions;
    totalMinutes += minutes;
    if (day >= start && day <= today) thisWeekSessions += sessions;
  }
  return {
    totalSessions,
    totalMinutes,
    thisWeekSessions,
    averageMinutesPerSession: totalSessions === 0 ? 0 : Math.round(totalMinutes / totalSessions),
  };
}
