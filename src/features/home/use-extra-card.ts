import { useCallback, useMemo } from 'react';
import { type Day, dayNumber, daysBetween } from '../../../sync/model/day/day.ts';
import { selectTodaysReviews } from '../../../sync/model/kata/review.ts';
import { isOpen, type LessonProgress, type OpenedKeys } from '../../../sync/model/lessons/lessons.ts';
import type { ContentMilestone } from '../../../sync/model/practice/content-milestones.ts';
import { MONTHLY, monthlyWeek } from '../../../sync/model/practice/monthly.ts';
import { useShowsStreakNumbers } from '../../data/device/settings.ts';
import { type OwnKata, useOwnKatas } from '../../data/kata/katas.ts';
import { useAim } from '../../data/member/aim.ts';
import { useIsGuideOpen } from '../../data/member/guide.ts';
import { useMember, useToday } from '../../data/member/member-context.tsx';
import { useMemberSetting } from '../../data/member/member-settings.ts';
import { useOpenedKeys } from '../../data/member/published-content.ts';
import { useNotes } from '../../data/notebook/notes.ts';
import { noteToAsk, useReturningNotes } from '../../data/notebook/returning-notes.ts';
import { useEarnedTickets, useJoinedDay, useStreak } from '../../data/streak/login-records.ts';
import { useIsNewlyBack, useOpening } from '../../data/streak/opening.ts';
import { useEverSynced, useFirstSyncRunning } from '../../data/sync/sync-status.ts';
import { dueMeasure, isAimDue } from '../../data/training/due-questions.ts';
import type { KeptQuestion } from '../../data/training/kept-answer.ts';
import { useLessonNow } from '../../data/training/lesson-progress.ts';
import { usePractisedToday } from '../../data/training/practised-today.ts';
import { type Aim, recommendDrills } from '../../data/training/recommended-drills.ts';
import {
  countPractised,
  type HistoryEntry,
  type TrainingHistory,
  useTrainingHistory,
} from '../../data/training/training-history.ts';
import { isEvictingTab } from '../../lib/browser/standalone.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import { pendingCelebration } from './celebration.ts';
import { chooseExtraCard, type ExtraCandidates, type ExtraCard, type QuestionFacts } from './extra-card.ts';
import type { HomeDrill, HomePractices } from './home-practices.ts';
import { hasLessonToday, useProgrammes } from './programmes.ts';
import { registerReason } from './register-reason.ts';
import { isWeekClosed, reviewWeek, weekToReview } from './week/review-week.ts';

/** The extra card of home; null for none, and until the data and `facts` are here. */
export function useExtraCard(facts: PracticeFacts | undefined): ExtraCard | null {
  const isArriving = useFirstSyncRunning();
  const card = chooseExtraCard(useCandidates(facts ?? NO_FACTS), useQuestionFacts());
  return isArriving || facts === undefined ? null : card;
}

function useQuestionFacts(): QuestionFacts {
  const today = useToday();
  return {
    opening: useOpening(),
    isFirstDay: useJoinedDay() === today,
    isDone: usePractisedToday().isDone,
    wasAsked: useMemberSetting('cards').question === dayNumber(today),
  };
}

function useCandidates(facts: PracticeFacts): ExtraCandidates {
  const [today, joined, { isGuest }] = [useToday(), useJoinedDay(), useMember()];
  const { entries, days } = useTrainingHistory();
  const closed = useMemberSetting('cards');
  const aim = useAim();
  // The questions of the first days come at the starts after a practised day.
  const practised = countPractised({ days: days.filter(({ day }) => day < today) });
  const memberDay = daysBetween(joined, today) + 1;
  const measured = facts.measuredDays;
  const occasion = dueMeasure({ practised, memberDay, measured, closed: closed.measure });
  const practiceDays = countPractised({ days });
  // Only a guest is asked to register.
  const reason = isGuest ? registerReason({ mayEvict: isEvictingTab(), practiceDays }, closed) : null;
  return {
    register: reason && { kind: 'register', reason },
    aim: isAimDue(aim, practised) ? { kind: 'aim' } : null,
    celebration: useCelebration(practiceDays, facts.content),
    measure: occasion === null ? null : { kind: 'measure', occasion, isFirst: measured.length === 0 },
    line: useLine(),
    kept: facts.kept && { kind: 'kept', question: facts.kept },
    week: useWeek(entries),
    review: reviewCandidate(useIsKataDue(), facts.dueWords),
    monthly: monthlyCandidate(facts.monthlyTheme, entries, { today, joined }),
    lesson: useLesson(),
    drill: useDrill(facts.drills, entries),
  };
}

/** None in the week after a return. */
function useLine(): ExtraCandidates['line'] {
  const [notes, today, isNewlyBack] = [useReturningNotes(), useToday(), useIsNewlyBack()];
  const note = isNewlyBack ? null : noteToAsk(notes, today);
  return note && { kind: 'line', note };
}

/** Null if nothing was done in the week, or it was closed. */
function useWeek(entries: TrainingHistory['entries']): ExtraCandidates['week'] {
  const [notes, closed, firstDay] = [useNotes(), useMemberSetting('weeks'), weekToReview(useToday())];
  if (firstDay === null || isWeekClosed(closed, firstDay)) return null;
  const review = reviewWeek(firstDay, entries, notes);
  return review && { kind: 'week', review, notes };
}

function useIsKataDue(): boolean {
  const today = useToday();
  const { list } = useOwnKatas();
  return useMemo(() => isKataDue(list, today), [list, today]);
}

function useLesson(): ExtraCandidates['lesson'] {
  const { first, second, further } = useProgrammes();
  return lessonCandidate([first, second, ...further.map(({ progress }) => progress)], useLessonNow());
}

/** While the guide for newcomers is open, it is the one that leads to the practices, unless the member has named an aim. */
function useDrill(drills: readonly HomeDrill[], entries: TrainingHistory['entries']): ExtraCandidates['drill'] {
  const [isGuideOpen, aim, opened, today] = [useIsGuideOpen(), useAim(), useOpenedKeys(), useToday()];
  const isLeftToGuide = isGuideOpen && !aim?.why && !aim?.minutes;
  return isLeftToGuide ? null : drillCandidate(drills, entries, { today, opened, aim });
}

/** What is to be celebrated now, on any device only once. */
function useCelebration(practisedDays: number, content: ContentMilestone | null): ExtraCandidates['celebration'] {
  const { longest_streak: longestStreak } = useStreak();
  const facts = { longestStreak, practisedDays, earnedTickets: useEarnedTickets(), content };
  const [celebrated, showsNumbers] = [useMemberSetting('milestones'), useShowsStreakNumbers()];
  // Before the first sync, what was celebrated on another device is not here yet.
  const celebration = useEverSynced() ? pendingCelebration(facts, celebrated, showsNumbers) : null;
  return celebration && { kind: 'celebration', celebration };
}

export interface PracticeFacts {
  readonly dueWords: number;
  readonly drills: readonly HomeDrill[];
  readonly measuredDays: readonly number[];
  readonly kept: KeptQuestion | null;
  readonly content: ContentMilestone | null;
  readonly monthlyTheme: string | null;
}

/** Time for what the practices say, in milliseconds: their code may come over a slow line. */
const FACTS_TIMEOUT_MS = 10_000;

/** Without the practices home suggests none of them. */
const NO_FACTS: PracticeFacts = {
  dueWords: 0,
  drills: [],
  measuredDays: [Number.POSITIVE_INFINITY],
  kept: null,
  content: null,
  monthlyTheme: null,
};

/** What the practices say, again after each session; undefined while loading. */
export function usePracticeFacts(loadPractices: () => Promise<HomePractices>): PracticeFacts | undefined {
  const member = useMember();
  const today = useToday();
  const joined = useJoinedDay();
  const history = useTrainingHistory();
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again after each session.
  const load = useCallback(() => {
    return withTimeout(readFacts(), FACTS_TIMEOUT_MS, () => NO_FACTS).catch(() => NO_FACTS);

    async function readFacts(): Promise<PracticeFacts> {
      const { countDueWords, homeDrills, readContentMilestone, readMeasuredDays, readKeptQuestion, readMonthlyTheme } =
        await loadPractices();
      const [dueWords, measuredDays, kept, content, monthlyTheme] = await Promise.all([
        countDueWords(member, today),
        readMeasuredDays(member, joined),
        readKeptQuestion(member),
        readContentMilestone(member),
        readMonthlyTheme(member, today),
      ]);
      return { dueWords, drills: homeDrills, measuredDays, kept, content, monthlyTheme };
    }
  }, [loadPractices, member, today, joined, history]);
  const { loaded } = useLoaded(load);
  return loaded.state === 'ready' ? loaded.value : undefined;
}

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

/** Today's lesson, if a programme is under way; null stands for one that was never begun. */
export function lessonCandidate(
  programmes: readonly (LessonProgress | null)[],
  nowMs: number,
): ExtraCandidates['lesson'] {
  return programmes.some((progress) => hasLessonToday(progress, nowMs)) ? { kind: 'lesson' } : null;
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
