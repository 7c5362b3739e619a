import { addDays, type Day, daysBetween } from '../day/day.ts';
import type { ContentItem } from '../practice/content-item.ts';
import type { DailyTrainingOverride } from './daily-training.contract.ts';

/** The training of one day. Field names match the `daily_trainings` row that may override it. */
export type DailyTraining = Omit<DailyTrainingOverride, 'day'>;

export interface BundledTraining extends DailyTraining, ContentItem {
  /** Its day in every year, as MM-DD. */
  readonly monthDay: string;
  /** Asked at its end; one line of the notebook answers it. */
  readonly question: string;
  readonly wholeDay?: true;
  /** Set where eyes close or one is outside. */
  readonly needsCare?: true;
}

/** For whom a training is chosen: the Tokyo day, and the one of joining; null for a member of long standing. */
interface TrainingDay {
  readonly day: Day;
  readonly joinedDay: Day | null;
}

/** How many days from the day of joining on have a training for beginners. */
const FIRST_DAYS = 14;

/** The member's day, 1 on the day of joining, from which on the calendar's 上級 are given. */
const ADVANCED_FROM = 60;

const HALF_A_YEAR = 183;

/**
 * What `items`, one for each day of a leap year, give to a day. A member's first fourteen days are all 初級, and no day before
 * the sixtieth is 上級.
 */
export function bundledTraining(items: readonly BundledTraining[], on: TrainingDay): BundledTraining {
  const training = items.find(({ monthDay }) => monthDay === monthDayOf(on.day));
  if (training === undefined) throw new RangeError(`Cannot pick a daily training: no item for ${on.day}`);
  return standInFor(training, items, on) ?? training;
}

/** The training that replaces one that is too hard for a new member; null if none has to. */
function standInFor(
  training: DailyTraining,
  items: readonly BundledTraining[],
  { day, joinedDay }: TrainingDay,
): BundledTraining | null {
  if (joinedDay === null || training.difficulty === '初級') return null;
  const age = daysBetween(joinedDay, day);
  if (age < 0) return null;
  if (age < FIRST_DAYS) return forBeginner(items, joinedDay, age);
  return training.difficulty === '上級' && age + 1 < ADVANCED_FROM ? forAdvancing(items, joinedDay, age) : null;
}

/** One from the other half of the year, so that it does not come back soon. */
function forBeginner(items: readonly BundledTraining[], joinedDay: Day, age: number): BundledTraining | null {
  const easy = itemsOfAnyDay(items, '初級');
  const from = monthDayOf(addDays(joinedDay, HALF_A_YEAR));
  const first = Math.max(
    0,
    easy.findIndex(({ monthDay }) => monthDay >= from),
  );
  return easy[(first + age) % easy.length] ?? null;
}

/** The 中級 nearest to the day of those that the member has not been given, which are before the first fourteen days' end. */
function forAdvancing(items: readonly BundledTraining[], joinedDay: Day, age: number): BundledTraining | null {
  const missed = itemsOfAnyDay(items, '中級');
  const end = addDays(joinedDay, FIRST_DAYS);
  const nearest = missed.findLastIndex(({ monthDay }) => monthDay < monthDayOf(end));
  const since = Array.from({ length: age - FIRST_DAYS }, (_, days) => monthDayOf(addDays(end, days)));
  const replaced = items.filter(({ difficulty, monthDay }) => difficulty === '上級' && since.includes(monthDay));
  return missed.at(nearest - replaced.length) ?? null;
}

function itemsOfAnyDay(items: readonly BundledTraining[], wanted: DailyTraining['difficulty']) {
  return items.filter(
    ({ difficulty, season, timeOfDay, wholeDay }) =>
      difficulty === wanted && season === undefined && timeOfDay === undefined && wholeDay === undefined,
  );
}

/** True for a training of the calendar that came with the app, false for one by the operator. */
export function isBundledTraining(training: DailyTraining): training is BundledTraining {
  return 'monthDay' in training;
}

/** The id of a training; one by the operator has none of its own. */
export function idOfTraining(training: DailyTraining): string {
  return isBundledTraining(training) ? training.id : 'daily-added';
}

/** True for a training that is begun in the morning and answered in the evening. */
export function isWholeDay(training: DailyTraining): boolean {
  return isBundledTraining(training) && training.wholeDay === true;
}

/** What is asked at the end of a training. */
export function questionOfTraining(training: DailyTraining): string {
  return isBundledTraining(training) ? training.question : 'やってみて気づいたことを、ひとつ。';
}

/** The readings of words that a training brings itself. */
export function readingsOfTraining(training: DailyTraining): ContentItem['readings'] {
  return isBundledTraining(training) ? training.readings : undefined;
}

/** True for a training whose screen says how to do it safely: one so marked, and any of the operator's. */
export function needsCare(training: DailyTraining): boolean {
  return !isBundledTraining(training) || training.needsCare === true;
}

function monthDayOf(day: Day): string {
  return day.slice(5);
}

/** The training of a Tokyo day: the operator's, or else the calendar's; null when `items` is. */
export function todaysTraining(
  items: readonly BundledTraining[] | null,
  overrides: readonly DailyTrainingOverride[],
  on: TrainingDay,
): DailyTraining | null {
  return overrides.find(({ day }) => day === on.day) ?? (items && bundledTraining(items, on));
}
