import { addDays, type Day, daysBetween, hourAt, monthStart } from '../../sync/model/day/day.ts';
import type { ReviewGrade } from '../../sync/model/kata/review-schedule.ts';
import { OWN_ANSWER } from '../../sync/model/practice/kept-item.ts';
import { QUESTIONS_PREFIX } from '../../sync/model/practice/own-line.ts';
import { gradeIn } from '../../sync/model/practice/review-grade.ts';
import { type TypedVisit, type WholeVisit, wholeVisits } from '../../sync/model/practice/whole-visit.ts';
import type { OwnNote } from '../data/notebook/notes.ts';
import { hasReturned } from '../data/notebook/returning-notes.ts';
import { type FirstMove, firstMoves } from '../data/training/first-moves.ts';
import type { HistoryEntry } from '../data/training/training-history.ts';
import { remarks } from './remarks.content.ts';

type Kind = keyof typeof remarks;

type Session = Pick<HistoryEntry, 'trainingType' | 'day' | 'completedAt' | 'minutes' | 'practised' | 'isFinished'>;

export interface RemarkFacts {
  /** Newest first; the practice that has just ended is the first. */
  readonly sessions: readonly Session[];
  readonly visits: readonly TypedVisit[];
  /** Those that may come again; see returningNotes(). */
  readonly notes: readonly Pick<OwnNote, 'text' | 'day' | 'recall'>[];
  /** The training_type of the practice that has just ended. */
  readonly about: string;
  readonly today: Day;
  /** What an item trains, where several train the same, such as a colour of the voice. */
  readonly themeOf?: ((item: string) => string | null) | undefined;
}

/** Something that happened, and the session or visit in which it did. */
interface Happening {
  readonly kind: Kind;
  readonly day: Day;
  readonly source: Session | WholeVisit;
}

const kinds = Object.keys(remarks) as readonly Kind[];

/** The days of the longest season; they begin in March, June, September and December. */
const SEASON_DAYS = 92;

/** So long before the season what happened in visits is looked at. */
const REMEMBERED_DAYS = 365;

const AWAY_DAYS = 30;
const [SHORT_MINUTES, LONG_MINUTES] = [2, 15];
const [NIGHT_BEGINS, NIGHT_ENDS, EARLY_ENDS] = [22, 4, 6];

/** From so many moves on, one that is rarer than this share is not the usual one. */
const ENOUGH_MOVES = 20;
const RARE_SHARE = 0.2;

/** So many judged answers show how a visit went. */
const ENOUGH_ANSWERS = 3;

/**
 * What the teacher says of the practice that has just ended; null for nothing, also on a day on which a line of the member comes
 * back. Each remark of a kind has its own part of the season and answers the first time in it that this happens: a fold of what
 * is stored, so that no remark comes twice.
 */
export function remarkOf({ sessions, visits, notes, about, today, themeOf }: RemarkFacts): string | null {
  const isAnswered = ({ day, results }: TypedVisit) => day === today && results.some(({ item }) => item === OWN_ANSWER);
  if (hasReturned(notes, today) || visits.some(isAnswered)) return null;
  const season = monthStart(today, -(Number(today.slice(5, 7)) % 3));
  const whole = wholeVisits(visits.filter(({ day }) => day >= addDays(season, -REMEMBERED_DAYS)));
  const happenings = [...happeningsInVisits(whole, season, themeOf), ...happeningsInSessions(sessions, season)];
  const ended = [sessions[0], whole.findLast(({ trainingType, day }) => trainingType === about && day === today)];
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

function happeningsInVisits(
  visits: readonly WholeVisit[],
  since: Day,
  themeOf: RemarkFacts['themeOf'],
): readonly Happening[] {
  const grades = new Map<string, ReviewGrade>();
  const moves = new Map<FirstMove, number>();
  let questions = 0;
  /** Whether something is remembered that was not, the last time. */
  const isRecalled = (name: string | null | undefined, grade: ReviewGrade | null) => {
    if (name == null || grade === null) return false;
    const before = grades.get(name);
    grades.set(name, grade);
    return grade === 'remembered' && before !== undefined && before !== 'remembered';
  };
  return visits.flatMap((visit) => {
    const { day, results } = visit;
    const happened: Partial<Record<Kind, boolean>> = {};
    const count = [...moves.values()].reduce((sum, times) => sum + times, 0);
    let [right, wrong] = [0, 0];
    for (const [item, result] of results) {
      const grade = gradeIn(result);
      if (isRecalled(item, grade)) happened.recalled = true;
      if (isRecalled(themeOf?.(item), grade)) happened.colour = true;
      if (result === 'right') right += 1;
      if (result === 'wrong') wrong += 1;
      const move = firstMoves.find((one) => one === result);
      if (move !== undefined) {
        if (count >= ENOUGH_MOVES && (moves.get(move) ?? 0) < count * RARE_SHARE) happened.move = true;
        moves.set(move, (moves.get(move) ?? 0) + 1);
      }
      if (item.startsWith(QUESTIONS_PREFIX)) {
        if (Number(result) < questions) happened.fewer = true;
        questions = Number(result);
      }
    }
    const answers = right + wrong;
    happened.missed = answers >= ENOUGH_ANSWERS && wrong >= right;
    happened.found = answers >= ENOUGH_ANSWERS && wrong === 0;
    return day < since ? [] : kinds.filter((kind) => happened[kind]).map((kind) => ({ kind, day, source: visit }));
  });
}
