import { addDays, type Day, daysBetween } from '../day/day.ts';
import type { ContentItem } from '../practice/content-item.ts';

/** The training of one day. Field names match the `daily_trainings` row that may override it. */
export interface DailyTraining {
  readonly title: string;
  readonly description: string;
  readonly difficulty: '初級' | '中級' | '上級';
  readonly duration_minutes: number;
  readonly category: string;
}

export interface BundledTraining extends DailyTraining, ContentItem {
  /** Its day in every year, as MM-DD. */
  readonly monthDay: string;
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

const HALF_A_YEAR = 183;

/** What `items`, one for each day of a leap year, give to a day; a member's first fourteen days are all 初級. */
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
  if (age < 0 || age >= FIRST_DAYS) return null;
  const easy = items.filter(isEasyAnyDay);
  const from = monthDayOf(addDays(joinedDay, HALF_A_YEAR));
  const first = Math.max(
    0,
    easy.findIndex(({ monthDay }) => monthDay >= from),
  );
  return easy[(first + age) % easy.length] ?? null;
}

function isEasyAnyDay({ difficulty, season, timeOfDay, wholeDay }: BundledTraining): boolean {
  return difficulty === '初級' && season === undefined && timeOfDay === undefined && wholeDay === undefined;
}

/** True for a training of the calendar that came with the app, false for one by the operator. */
export function isBundledTraining(training: DailyTraining): training is BundledTraining {
  return 'monthDay' in training;
}

/** True for a training that is begun in the morning and answered in the evening. */
export function isWholeDay(training: DailyTraining): boolean {
  return isBundledTraining(training) && training.wholeDay === true;
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

/** The operator's training for one Tokyo day, which replaces that of the calendar. */
export interface DailyTrainingOverride extends DailyTraining {
  readonly day: Day;
}

/** The training of a Tokyo day: the operator's, or else the calendar's; null when `items` is. */
export function todaysTraining(
  items: readonly BundledTraining[] | null,
  overrides: readonly DailyTrainingOverride[],
  on: TrainingDay,
): DailyTraining | null {
  return overrides.find(({ day }) => day === on.day) ?? (items && bundledTraining(items, on));
}
