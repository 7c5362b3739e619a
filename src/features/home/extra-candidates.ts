import { type Day, dayNumber, daysBetween } from '../../../sync/model/day/day.ts';
import { selectTodaysReviews } from '../../../sync/model/kata/review.ts';
import { isOpen, type LessonProgress, type OpenedKeys } from '../../../sync/model/lessons/lessons.ts';
import { MONTHLY, monthlyWeek } from '../../../sync/model/practice/monthly.ts';
import type { OwnKata } from '../../data/kata/katas.ts';
import { type Aim, recommendDrills } from '../../data/training/recommended-drills.ts';
import type { HistoryEntry } from '../../data/training/training-history.ts';
import type { ExtraCandidates } from './extra-card.ts';
import type { HomeDrill } from './home-practices.ts';
import { hasLessonToday } from './programmes.ts';

/** Whether a review of kata is due. Kata that were never tested do not count: a long list would ask every day. */
export function isKataDue(katas: readonly Pick<OwnKata, 'id' | 'review'>[], today: Day): boolean {
  return selectTodaysReviews(katas, today).some(({ review }) => review !== null);
}

/** The review that is due: of kata first, then of words. */
export function reviewCandidate(isKataDue: boolean, dueWords: number): ExtraCandidates['review'] {
  if (isKataDue) return { kind: 'review', of: 'kata' };
  return dueWords > 0 ? { kind: 'review', of: 'words' } : null;
}

/** How many days from the day of joining on a member is not offered 月の通し稽古. */
const FIRST_DAYS = 7;

/** 月の通し稽古 in its seven days, until it was finished in them; `theme` is null where it is not known. */
export function monthlyCandidate(
  theme: string | null,
  sessions: readonly Pick<HistoryEntry, 'trainingType' | 'day' | 'isFinished'>[],
  { today, joined }: { readonly today: Day; readonly joined: Day },
): ExtraCandidates['monthly'] {
  const week = monthlyWeek(today);
  if (theme === null || week === null || daysBetween(joined, today) < FIRST_DAYS) return null;
  const isDone = sessions.some(
    ({ trainingType, day, isFinished }) => trainingType === MONTHLY && isFinished && day >= week.firstDay,
  );
  return isDone ? null : { kind: 'monthly', theme, lastDay: week.lastDay };
}

const TODAYS_LESSON = { kind: 'lesson' } as const;

/** Today's lesson, if a programme is under way; null stands for one that was never begun. */
export function lessonCandidate(
  programmes: readonly (LessonProgress | null)[],
  nowMs: number,
): ExtraCandidates['lesson'] {
  return programmes.some((progress) => hasLessonToday(progress, nowMs)) ? TODAYS_LESSON : null;
}

/** An open drill never practised, a new one each day; else the one not practised longest. Null if one was today. */
export function drillCandidate(
  drills: readonly HomeDrill[],
  sessions: readonly Pick<HistoryEntry, 'trainingType' | 'day'>[],
  at: { readonly today: Day; readonly opened: OpenedKeys; readonly aim: Aim | null },
): ExtraCandidates['drill'] {
  const { today, opened, aim } = at;
  const types = new Set(drills.flatMap(({ trainingTypes }) => trainingTypes));
  if (sessions.some(({ trainingType, day }) => day >= today && types.has(trainingType))) return null;
  const open = drills.filter((drill) => isOpen(drill, opened));
  const recommended = recommendDrills(open, sessions, aim);
  const untried = recommended.filter(({ lastDay }) => lastDay === null);
  const pick = untried[dayNumber(today) % untried.length] ?? recommended[0];
  if (pick === undefined) return null;
  const { drill, lastDay } = pick;
  return { kind: 'drill', drill, daysSince: lastDay && daysBetween(lastDay, today) };
}
