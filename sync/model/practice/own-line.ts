import type { Day } from '../day/day.ts';
import type { TypedVisit } from './whole-visit.ts';
import { type WholeVisit, wholeVisits } from './whole-visit.ts';

/** The drills with a measure that the app takes: the share that was right, questions, seconds, or readings. */
export const measuredDrills = ['utsusie', 'doko', 'sentsuji', 'jisho'] as const;
export type MeasuredDrill = (typeof measuredDrills)[number];

/** One visit, or one scene of 洞顧. */
export interface Dot {
  readonly day: Day;
  /** A share from 0 to 1; questions in 洞顧, seconds in 選辻. */
  readonly value: number;
  /** Of the visit, or the 段 of 選辻. */
  readonly level: number;
}

/** Begins the item with the median of the seconds that the new phrases of a round took; their 段 follows. */
export const SECONDS_PREFIX = 'sentsuji-seconds-';

/** Begins the item with the number of questions of a scene; its id follows. */
export const QUESTIONS_PREFIX = 'doko-questions-';

/** How many of the latest visits make the band. */
const BAND_VISITS = 10;

const shares: Readonly<Record<'utsusie' | 'jisho', { readonly item: RegExp; readonly round: number }>> = {
  utsusie: { item: /^utsusie-.+-[123]$/, round: 3 },
  jisho: { item: /^jisho-reading-/, round: 5 },
};

/** The dots of a drill at the level that was played last, the earliest first. Only full rounds of items that were new make one. */
export function ownLine(rows: readonly TypedVisit[], drill: MeasuredDrill): readonly Dot[] {
  const met = new Set<string>();
  const dots: Dot[] = [];
  for (const visit of wholeVisits(rows.filter(({ training_type }) => training_type === drill))) {
    dots.push(...dotsOf(visit, drill, met));
    for (const item of visit.results.keys()) met.add(item);
  }
  const level = dots.at(-1)?.level;
  return dots.filter((dot) => dot.level === level);
}

function dotsOf({ day, level, results }: WholeVisit, drill: MeasuredDrill, met: ReadonlySet<string>): readonly Dot[] {
  const fresh = [...results].filter(([item]) => !met.has(item) && !met.has(shownBefore(item)));
  const dot = (value: number, at: number = level) => ({ day, value, level: at });
  switch (drill) {
    case 'doko':
      return fresh.flatMap(([item, result]) => (item.startsWith(QUESTIONS_PREFIX) ? dot(Number(result)) : []));
    case 'sentsuji':
      return [...results].flatMap(([item, result]) =>
        item.startsWith(SECONDS_PREFIX) ? dot(Number(result), Number(item.slice(SECONDS_PREFIX.length))) : [],
      );
    default: {
      const { item: pattern, round } = shares[drill];
      const judged = fresh.filter(([item, result]) => pattern.test(item) && (result === 'right' || result === 'wrong'));
      return judged.length < round
        ? []
        : [dot(judged.filter(([, result]) => result === 'right').length / judged.length)];
    }
  }
}

/** What was shown when an item was met without an answer: its article, or its scene. */
function shownBefore(item: string): string {
  return item.startsWith(QUESTIONS_PREFIX) ? item.slice(QUESTIONS_PREFIX.length) : item.replace(/-[123]$/, '');
}

/** The usual spread at each dot from the tenth on: the middle of the ten values up to it, without the two lowest and highest. */
export function usualBand(dots: readonly Dot[]): readonly { readonly low: number; readonly high: number }[] {
  return dots.slice(BAND_VISITS - 1).flatMap((_, index) => {
    const values = dots.slice(index, index + BAND_VISITS).map(({ value }) => value);
    const [low, high] = [2, -3].map((at) => values.toSorted((one, other) => one - other).at(at));
    return low === undefined || high === undefined ? [] : { low, high };
  });
}

/** Whether an end of `today` shows the line: on the day of the tenth dot and of each tenth after it. */
export function isLineShown(dots: readonly Dot[], today: Day): boolean {
  return dots.at(-1)?.day === today && dots.length % BAND_VISITS === 0;
}
