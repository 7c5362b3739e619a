import { addDays, type Day, daysBetween, toDay } from '../../../sync/model/day/day.ts';
import type { DayTally } from '../../../sync/model/practice/training-stats.ts';
import type { DayRecord } from '../../../sync/model/streak/streak.ts';
import { type Point, smooth } from '../../ui/graphics/enso-stroke.ts';

interface YearPart {
  /** Days with a finished practice. */
  readonly practisedDays: number;
  /** Days with a login; a ticket is none. */
  readonly openedDays: number;
  readonly sessions: number;
  readonly minutes: number;
}

/** One calendar year of a member. */
export interface YearTally extends YearPart {
  readonly year: number;
  /** For each day of the year, whether a practice was finished on it. */
  readonly practised: readonly boolean[];
  /** January first, as month 1. */
  readonly months: readonly (YearPart & { readonly month: number })[];
  /** The index of today; null in another year. */
  readonly today: number | null;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

interface YearFacts {
  /** The accepted days. */
  readonly records: readonly DayRecord[];
  /** The days with finished practices. */
  readonly tallies: readonly DayTally[];
  readonly today: Day;
}

/** The years with a day of either kind, the latest first. Days after `today`, from a fast clock, do not count. */
export function tallyYears(facts: YearFacts): readonly YearTally[] {
  const isPast = ({ day }: { readonly day: Day }) => day <= facts.today;
  const records = new Map(facts.records.filter(isPast).map(({ day, kind }) => [day, kind]));
  const tallies = new Map(facts.tallies.filter(isPast).map((tally) => [tally.day, tally]));
  const years = new Set([...records.keys(), ...tallies.keys()].map(yearOf));
  return [...years].sort((a, b) => b - a).map(tallyYear);

  function tallyYear(year: number): YearTally {
    const days = daysOf(year);
    const sum = (part: readonly Day[]): YearPart => ({
      practisedDays: part.filter((day) => tallies.get(day)?.practised).length,
      openedDays: part.filter((day) => records.get(day) === 'login').length,
      sessions: part.reduce((total, day) => total + (tallies.get(day)?.sessions ?? 0), 0),
      minutes: part.reduce((total, day) => total + (tallies.get(day)?.minutes ?? 0), 0),
    });
    return {
      year,
      ...sum(days),
      practised: days.map((day) => tallies.get(day)?.practised === true),
      months: MONTHS.map((month) => ({ month, ...sum(days.filter((day) => Number(day.slice(5, 7)) === month)) })),
      today: yearOf(facts.today) === year ? days.indexOf(facts.today) : null,
    };
  }
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

function daysOf(year: number): readonly Day[] {
  const digits = String(year).padStart(4, '0');
  const first = toDay(`${digits}-01-01`);
  return Array.from({ length: daysBetween(first, toDay(`${digits}-12-31`)) + 1 }, (_, index) => addDays(first, index));
}

/** The point of a ring around 0, 0 at a part of the turn, clockwise from the top. */
export function ringPoint(part: number, radius: number): Point {
  const angle = (part - 0.25) * 2 * Math.PI;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** The pressure at a day is the mean of the week around it, in which nearer days weigh more, so that the edge is smooth. */
const weights = [1, 2, 3, 4, 3, 2, 1].map((weight) => weight / 16);
const WEEK_HALF = 3;

/**
 * The SVG path of a brush ring around 0, 0, to be filled by evenodd, clockwise from the top: as wide as `width` where all parts
 * of a week are true, and pressed less where some are not.
 */
export function brushRing(parts: readonly boolean[], radius: number, width: number): string {
  const pressures = parts.map((_part, index) =>
    weights.reduce((sum, weight, at) => sum + (parts[index + at - WEEK_HALF] ? weight : 0), 0),
  );
  const edge = (side: 1 | -1) =>
    pressures.map((pressure, index) => ringPoint((index + 0.5) / parts.length, radius + (side * pressure * width) / 2));
  return smooth(edge(1)) + smooth(edge(-1));
}

/** The part of the turn, from the top clockwise, at which a point around 0, 0 lies. */
export function partAt([x, y]: Point): number {
  return (Math.atan2(y, x) / (2 * Math.PI) + 1.25) % 1;
}

/** The index of the true part that is nearest to a part of the turn, around the ring; null if none is. */
export function nearestPart(parts: readonly boolean[], turn: number): number | null {
  const distance = (index: number) => {
    const apart = Math.abs((index + 0.5) / parts.length - turn);
    return Math.min(apart, 1 - apart);
  };
  const [nearest] = parts.flatMap((isOn, index) => (isOn ? index : [])).sort((a, b) => distance(a) - distance(b));
  return nearest ?? null;
}
