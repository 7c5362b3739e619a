import { addDays, type Day, dayNumber, daysBetween, isDay } from '../day/day.ts';
import { programmes } from '../lessons/lessons.ts';
import { ADDITION_ITEM, isAddition } from './level.ts';
import type { ItemResult } from './memory.ts';
import { gradeIn } from './review-grade.ts';
import { type TypedVisit, wholeVisits } from './whole-visit.ts';

/** An item of the last day with visits that is asked about once more. */
export interface KeptItem {
  readonly trainingType: string;
  readonly item: string;
  readonly day: Day;
  /** Id of the visit that it is from. */
  readonly visit: string;
}

/** After so many days it is not asked any more. */
const LAPSES_AFTER = 3;

/** What can be asked again, by training_type: items like these, if they were answered, or also if they were only seen. */
const askable: Readonly<Record<string, { readonly item: RegExp; readonly answers: 'any' | 'missed' | 'none' }>> = {
  utsusie: { item: /^utsusie-.+-[123]$/, answers: 'any' },
  jisho: { item: /^jisho-(reading|meaning)-/, answers: 'missed' },
  bunkai: { item: /^bunkai-.+-[1-4]$/, answers: 'any' },
  ryue: { item: /^ryue-[a-z-]+$/, answers: 'none' },
};

/** The first entries of the row that answers a kept item: for review only, not for levels. */
export const additionEntries: readonly ItemResult[] = [{ item: ADDITION_ITEM, result: 'seen' }];

/**
 * The item that is asked about on `today`; null for none. It is one of the first visit that has one on the last day with
 * visits before, one that was missed first: a later visit changes nothing, and two devices ask the same.
 */
export function keptItem(visits: readonly TypedVisit[], today: Day): KeptItem | null {
  const recent = visits.filter(({ day }) => day < today && day >= addDays(today, -LAPSES_AFTER));
  const before = wholeVisits(recent);
  const day = before.at(-1)?.day;
  if (day === undefined || !isAsked(visits, day, today)) return null;
  for (const { id, trainingType, results } of before.filter((visit) => visit.day === day)) {
    const item = chooseItem(trainingType, results, day);
    if (item !== null) return { trainingType, item, day, visit: id };
  }
  return null;
}

/** The item of a row that says that an own answer was shown again. */
export const OWN_ANSWER = 'note';

/** An own answer to the question of a lesson. */
interface OwnAnswer {
  readonly day: string;
  readonly about: string | null;
  readonly question: string | null;
}

/** The answer to a lesson that is shown again where no item is kept; `notes` are newest first. Null for none. */
export function keptAnswer<Note extends OwnAnswer>(
  notes: readonly Note[],
  visits: readonly TypedVisit[],
  today: Day,
): Note | null {
  const [last] = notes.filter(({ day }) => day < today);
  if (last === undefined || !isDay(last.day) || visits.some(({ day }) => day > last.day && day < today)) return null;
  if (!isAsked(visits, last.day, today)) return null;
  const isOfLesson = ({ day, about, question }: Note) =>
    day === last.day && question !== null && Object.hasOwn(programmes, about ?? '');
  return notes.find(isOfLesson) ?? null;
}

/** Whether something of a day is still asked on `today`. */
function isAsked(visits: readonly TypedVisit[], day: Day, today: Day): boolean {
  if (daysBetween(day, today) > LAPSES_AFTER) return false;
  return !visits.some((visit) => visit.day > day && isAddition(visit.results));
}

function chooseItem(trainingType: string, results: ReadonlyMap<string, string>, day: Day): string | null {
  const rule = askable[trainingType];
  if (rule === undefined) return null;
  const fitting = [...results]
    .filter(([item]) => rule.item.test(item))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const isMissed = ([, result]: readonly [string, string]) => ['hard', 'again'].includes(gradeIn(result) ?? '');
  const missed = fitting.filter(isMissed);
  const answered = fitting.filter(([, result]) => gradeIn(result) !== null);
  const others = { any: answered, missed, none: fitting }[rule.answers];
  const from = missed.length > 0 ? missed : others;
  return from[dayNumber(day) % from.length]?.[0] ?? null;
}

/** Whether what is asked after `day` comes from the practice of `about` that has just ended: its item, or the answer to its lesson. */
export function isKeptFrom(
  about: string,
  visits: readonly TypedVisit[],
  notes: readonly OwnAnswer[],
  day: Day,
): boolean {
  const tomorrow = addDays(day, 1);
  const kept = keptItem(visits, tomorrow);
  if (kept === null) return keptAnswer(notes, visits, tomorrow)?.about === about;
  const latest = wholeVisits(visits.filter((visit) => visit.day === day)).at(-1);
  return kept.trainingType === about && latest?.id === kept.visit;
}
