import { addDays, type Day, weekdayOf } from './day.ts';

/** What the statistics need of a finished practice: the Tokyo day of finishing and its length. */
export interface TrainedSession {
  readonly day: Day;
  readonly minutes: number;
}

/** What a Tokyo day has come to. */
export interface DayTally {
  readonly day: Day;
  readonly sessions: number;
  readonly minutes: number;
}

export interface TrainingStats {
  readonly totalSessions: number;
  readonly totalMinutes: number;
  /** Sessions since the Sunday that began this week in Tokyo. */
  readonly thisWeekSessions: number;
  /** Rounded to whole minutes; 0 without sessions. */
  readonly averageMinutesPerSession: number;
}

/** The days with sessions, earliest first. */
export function tallyDays(sessions: Iterable<TrainedSession>): readonly DayTally[] {
  const tallies = new Map<Day, { day: Day; sessions: number; minutes: number }>();
  for (const { day, minutes } of sessions) {
    const tally = tallies.get(day);
    if (tally === undefined) {
      tallies.set(day, { day, sessions: 1, minutes });
    } else {
      tally.sessions += 1;
      tally.minutes += minutes;
    }
  }
  return [...tallies.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** The first day of the week that `day` belongs to: its Sunday. */
export function weekStart(day: Day): Day {
  return addDays(day, -weekdayOf(day));
}

/** The statistics of all days with sessions, on the Tokyo day `today`. */
export function summarizeTraining(tallies: readonly DayTally[], today: Day): TrainingStats {
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
