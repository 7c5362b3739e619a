import { addDays, type Day, dayAt, dayOfMonth, daysBetween, monthStart, startOfDay } from '../day/day.ts';

/** How a group practice takes place again: every week, every two weeks, or on the same day of each month. */
export const repetitions = ['weekly', 'biweekly', 'monthly'] as const;

export type Repetition = (typeof repetitions)[number];

/** An online session that members can join: once, or again and again. */
export interface GroupPractice {
  readonly id: string;
  /** The first time, in epoch milliseconds. */
  readonly startsAt: number;
  readonly title: string;
  /** Null until the admin has set a meeting address. */
  readonly url: string | null;
  /** Null for once. */
  readonly repeats: Repetition | null;
  /** The last Tokyo day on which it may take place again; null for no end. */
  readonly repeatsUntil: Day | null;
}

/** One time at which a group practice takes place. */
export interface GroupPracticeDate {
  readonly practice: GroupPractice;
  readonly startsAt: number;
}

/** How far ahead a repeated practice is listed, in days. Its next date is listed in any case. */
const LISTED_DAYS = 35;

/** Dates of group practices from the Tokyo day `today` on, soonest first; repeated ones for five weeks. */
export function upcomingPractices(practices: readonly GroupPractice[], today: Day): readonly GroupPracticeDate[] {
  return practices
    .flatMap((practice) => upcomingDates(practice, today).map((startsAt) => ({ practice, startsAt })))
    .sort((a, b) => a.startsAt - b.startsAt);
}

/** The day of the month of a monthly practice, 1 to 31. In a shorter month it takes place on the last day. */
export function monthlyDay({ startsAt }: Pick<GroupPractice, 'startsAt'>): number {
  return dayOfMonth(dayAt(startsAt));
}

function upcomingDates({ startsAt, repeats, repeatsUntil }: GroupPractice, today: Day): readonly number[] {
  const first = dayAt(startsAt);
  const lastListed = addDays(today, LISTED_DAYS);
  const timeOn = (day: Day) => startsAt - startOfDay(first) + startOfDay(day);
  if (repeats === null || first > lastListed) return first >= today ? [startsAt] : [];
  const days: Day[] = [];
  for (let turn = turnsBefore(first, repeats, today); ; turn += 1) {
    const day = dayOfTurn(first, repeats, turn);
    if (repeatsUntil !== null && day > repeatsUntil) break;
    if (days.length > 0 && day > lastListed) break;
    if (day >= today) days.push(day);
  }
  return days.map(timeOn);
}

/** A number of turns that lie before `today` for certain, without the first ones of a long series. */
function turnsBefore(first: Day, repeats: Repetition, today: Day): number {
  const longest = { weekly: 7, biweekly: 14, monthly: 31 }[repeats];
  return Math.max(0, Math.floor(daysBetween(first, today) / longest) - 1);
}

/** The day of a turn of a series; the first turn is 0. */
function dayOfTurn(first: Day, repeats: Repetition, turn: number): Day {
  if (repeats === 'weekly') return addDays(first, turn * 7);
  if (repeats === 'biweekly') return addDays(first, turn * 14);
  const lastOfMonth = addDays(monthStart(first, turn + 1), -1);
  const sameDay = addDays(monthStart(first, turn), dayOfMonth(first) - 1);
  return sameDay < lastOfMonth ? sameDay : lastOfMonth;
}
