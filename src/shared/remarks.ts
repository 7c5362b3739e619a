import { addDays, type Day, daysBetween, hourAt, monthStart } from '../../sync/model/day/day.ts';
import type { ReviewGrade } from '../../sync/model/kata/review-schedule.ts';
import { OWN_ANSWER, type TypedVisit } from '../../sync/model/practice/kept-item.ts';
import { isAddition } from '../../sync/model/practice/level.ts';
import { type ItemResult, inOrder } from '../../sync/model/practice/memory.ts';
import { gradeIn } from '../../sync/model/practice/review-grade.ts';
import { type FirstMove, firstMoves } from '../data/training/first-moves.ts';
import type { HistoryEntry } from '../data/training/training-history.ts';
import { remarks } from './remarks.content.ts';

/** What can happen in a practice. */
type Kind = keyof typeof remarks;

type Session = Pick<
  HistoryEntry,
  'trainingType' | 'day' | 'completedAt' | 'minutes' | 'practised' | 'isFinished' | 'details'
>;

export interface RemarkFacts {
  /** Newest first; the practice that has just ended is the first. */
  readonly sessions: readonly Session[];
  readonly visits: readonly TypedVisit[];
  /** The training_type of the practice that has just ended. */
  readonly about: string;
  readonly today: Day;
  /** What an item trains, where several train the same, such as a colour of the voice. */
  readonly themeOf?: ((item: string) => string | null) | undefined;
}

/** Something that happened, and the session or the results in which it did. */
interface Happening {
  readonly kind: Kind;
  readonly day: Day;
  readonly source: Session | readonly ItemResult[];
}

const kinds = Object.keys(remarks) as readonly Kind[];

/** The days of the longest season; they begin in March, June, September and December. */
const SEASON_DAYS = 92;

const AWAY_DAYS = 30;
const [SHORT_MINUTES, LONG_MINUTES] = [2, 15];
const [NIGHT_BEGINS, NIGHT_ENDS, EARLY_ENDS] = [22, 4, 6];

/** From so many moves on, one that is rarer than this share is not the usual one. */
const ENOUGH_MOVES = 20;
const RARE_SHARE = 0.2;

/** So many judged answers show how a visit went. */
const ENOUGH_ANSWERS = 3;

/**
 * What the teacher says of the practice that has just ended; null for nothing, also on a day on which an own answer was shown
 * again. Each remark of a kind has its own part of the
 * season and answers the first time in it that this happens: a fold of what is stored, so that no remark comes twice.
 */
export function remarkOf({ sessions, visits, about, today, themeOf }: RemarkFacts): string | null {
  if (visits.some(({ day, results }) => day === today && results.some(({ item }) => item === OWN_ANSWER))) return null;
  const ofPractice = visits.filter(({ training_type, day }) => training_type === about && day === today);
  const ended = [sessions[0], inOrder(ofPractice).at(-1)?.results];
  const season = monthStart(today, -(Number(today.slice(5, 7)) % 3));
  const happenings = [...happeningsInVisits(visits, season, themeOf), ...happeningsInSessions(sessions, season)];
  for (const kind of kinds) {
    const parts = remarks[kind].length;
    const part = Math.floor((daysBetween(season, today) * parts) / SEASON_DAYS);
    const begin = addDays(season, Math.ceil((part * SEASON_DAYS) / parts));
    const [first, ...others] = happenings.filter((one) => one.kind === kind && one.day >= begin);
    if (first !== undefined && others.length === 0 && ended.includes(first.source)) return remarks[kind][part] ?? null;
  }
  return null;
}

/** What happened from a day on, earliest first. */
function happeningsInSessions(sessions: readonly Session[], since: Day): readonly Happening[] {
  const earlier = new Map<string, Session>();
  let last: Session | null = null;
  return sessions.toReversed().flatMap((session) => {
    const { trainingType, day, completedAt, minutes, practised } = session;
    const [before, previous] = [earlier.get(trainingType), last];
    earlier.set(trainingType, session);
    last = session;
    if (day < since || !practised) return [];
    const hour = hourAt(completedAt);
    const isAgain = before?.day === day;
    const happened: Readonly<Partial<Record<Kind, boolean>>> = {
      fewer: questionsOf(session) > 0 && questionsOf(session) < questionsOf(before),
      away: before !== undefined && daysBetween(before.day, day) >= AWAY_DAYS,
      resumed: isAgain && !before.isFinished,
      long: minutes >= LONG_MINUTES,
      early: hour >= NIGHT_ENDS && hour < EARLY_ENDS,
      late: hour >= NIGHT_BEGINS || hour < NIGHT_ENDS,
      first: before === undefined && previous !== null,
      again: isAgain && before.isFinished,
      other: !isAgain && previous?.day === day,
      short: minutes <= SHORT_MINUTES,
    };
    return kinds.filter((kind) => happened[kind]).map((kind) => ({ kind, day, source: session }));
  });
}

/** How many questions a scene of 洞顧 took; 0 where nothing is known. */
function questionsOf(session: Session | undefined): number {
  const details = session?.details;
  const questions = typeof details === 'object' && details !== null && 'questions' in details ? details.questions : 0;
  return typeof questions === 'number' ? questions : 0;
}

function happeningsInVisits(
  visits: readonly TypedVisit[],
  since: Day,
  themeOf: RemarkFacts['themeOf'] = () => null,
): readonly Happening[] {
  const grades = new Map<string, ReviewGrade>();
  const moves = new Map<FirstMove, number>();
  /** Whether something is remembered that was not, the last time. */
  const isRecalled = (name: string | null, grade: ReviewGrade | null) => {
    const before = name === null ? undefined : grades.get(name);
    if (name !== null && grade !== null) grades.set(name, grade);
    return grade === 'remembered' && before !== undefined && before !== 'remembered';
  };
  return inOrder(visits).flatMap(({ day, results }) => {
    const recalled = results.map(({ item, result }) => isRecalled(item, gradeIn(result)));
    const colours = results.map(({ item, result }) => isRecalled(themeOf(item), gradeIn(result)));
    const made = results.flatMap(({ result }) => firstMoves.find((move) => move === result) ?? []);
    const count = [...moves.values()].reduce((sum, times) => sum + times, 0);
    const isRare = (move: FirstMove) => count >= ENOUGH_MOVES && (moves.get(move) ?? 0) < count * RARE_SHARE;
    const hasMoved = made.some(isRare);
    for (const move of made) moves.set(move, (moves.get(move) ?? 0) + 1);
    if (day < since || isAddition(results)) return [];
    const answers = results.filter(({ result }) => result === 'right' || result === 'wrong');
    const wrong = answers.filter(({ result }) => result === 'wrong').length;
    const happened: Readonly<Partial<Record<Kind, boolean>>> = {
      colour: colours.includes(true),
      move: hasMoved,
      recalled: recalled.includes(true),
      missed: answers.length >= ENOUGH_ANSWERS && wrong * 2 >= answers.length,
      found: answers.length >= ENOUGH_ANSWERS && wrong === 0,
    };
    return kinds.filter((kind) => happened[kind]).map((kind) => ({ kind, day, source: results }));
  });
}
