import { useEffect, useMemo, useState } from 'react';
import { dayNumber, daysBetween } from '../../../sync/model/day/day.ts';
import type { ContentMilestone } from '../../../sync/model/practice/content-milestones.ts';
import { useShowsStreakNumbers } from '../../data/device/settings.ts';
import { useOwnKatas } from '../../data/kata/katas.ts';
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
import { countPractised, type TrainingHistory, useTrainingHistory } from '../../data/training/training-history.ts';
import { isEvictingTab } from '../../lib/browser/standalone.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import { pendingCelebration } from './celebration.ts';
import { drillCandidate, isKataDue, lessonCandidate, monthlyCandidate, reviewCandidate } from './extra-candidates.ts';
import { chooseExtraCard, type ExtraCandidates, type ExtraCard, type QuestionFacts } from './extra-card.ts';
import type { HomeDrill, HomePractices } from './home-practices.ts';
import { useProgrammes } from './programmes.ts';
import { registerReason } from './register-reason.ts';
import { isWeekClosed, reviewWeek, weekToReview } from './week/review-week.ts';

/** The extra card of home; null for none, and until the data and `facts` are here. The same object until it changes. */
export function useExtraCard(facts: PracticeFacts | undefined): ExtraCard | null {
  const isArriving = useFirstSyncRunning();
  const history = useTrainingHistory();
  const { measuredDays, dueWords, drills, kept, content, monthlyTheme } = facts ?? NO_FACTS;
  const candidates = {
    register: useRegister(history),
    aim: useAimQuestion(history),
    celebration: useCelebration(history, content),
    measure: useMeasure(measuredDays, history),
    line: useLine(),
    kept: useMemo(() => kept && ({ kind: 'kept', question: kept } as const), [kept]),
    week: useWeek(history),
    review: useReview(dueWords),
    monthly: useMonthly(monthlyTheme, history),
    lesson: useLesson(),
    drill: useDrill(drills, history),
  };
  const card = chooseExtraCard(candidates, useQuestionFacts());
  return isArriving || facts === undefined ? null : card;
}

/** Only a guest is asked to register. */
function useRegister(history: TrainingHistory): ExtraCandidates['register'] {
  const { isGuest } = useMember();
  const closed = useMemberSetting('cards');
  return useMemo(() => {
    if (!isGuest) return null;
    const reason = registerReason({ mayEvict: isEvictingTab(), practiceDays: countPractised(history) }, closed);
    return reason && { kind: 'register', reason };
  }, [isGuest, history, closed]);
}

const AIM_QUESTION = { kind: 'aim' } as const;

/** Asked at the starts after the first practised day, of a member who has just begun. */
function useAimQuestion({ days }: TrainingHistory): ExtraCandidates['aim'] {
  const aim = useAim();
  const practised = usePractisedBefore(days);
  return isAimDue(aim, practised) ? AIM_QUESTION : null;
}

/** How many days before today were practised. */
function usePractisedBefore(days: TrainingHistory['days']): number {
  const today = useToday();
  return useMemo(() => countPractised({ days: days.filter(({ day }) => day < today) }), [days, today]);
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
  const [facts, setFacts] = useState<PracticeFacts>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again after each session.
  useEffect(() => {
    let isCurrent = true;
    const show = (nextFacts: PracticeFacts) => isCurrent && setFacts(nextFacts);
    withTimeout(readFacts(), FACTS_TIMEOUT_MS, () => NO_FACTS).then(show, () => show(NO_FACTS));
    return () => {
      isCurrent = false;
    };

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
  return facts;
}

/** Offered at the starts after the third practised day. */
function useMeasure(measuredDays: readonly number[], { days }: TrainingHistory): ExtraCandidates['measure'] {
  const memberDay = daysBetween(useJoinedDay(), useToday()) + 1;
  const closed = useMemberSetting('cards').measure;
  const practised = usePractisedBefore(days);
  return useMemo(() => {
    const occasion = dueMeasure({ practised, memberDay, measured: measuredDays, closed });
    return occasion === null ? null : { kind: 'measure', occasion, isFirst: measuredDays.length === 0 };
  }, [measuredDays, practised, closed, memberDay]);
}

/** None in the week after a return. */
function useLine(): ExtraCandidates['line'] {
  const [notes, today, isNewlyBack] = [useReturningNotes(), useToday(), useIsNewlyBack()];
  return useMemo(() => {
    const note = isNewlyBack ? null : noteToAsk(notes, today);
    return note && { kind: 'line', note };
  }, [notes, today, isNewlyBack]);
}

/** Null if nothing was done in the week, or it was closed. */
function useWeek({ entries }: TrainingHistory): ExtraCandidates['week'] {
  const firstDay = weekToReview(useToday());
  const notes = useNotes();
  const closed = useMemberSetting('weeks');
  return useMemo(() => {
    if (firstDay === null || isWeekClosed(closed, firstDay)) return null;
    const review = reviewWeek(firstDay, entries, notes);
    return review && { kind: 'week', review, notes };
  }, [firstDay, entries, notes, closed]);
}

function useReview(dueWords: number): ExtraCandidates['review'] {
  const today = useToday();
  const { list } = useOwnKatas();
  const isDue = useMemo(() => isKataDue(list, today), [list, today]);
  return useMemo(() => reviewCandidate(isDue, dueWords), [isDue, dueWords]);
}

function useMonthly(theme: string | null, { entries }: TrainingHistory): ExtraCandidates['monthly'] {
  const [today, joined] = [useToday(), useJoinedDay()];
  return useMemo(() => monthlyCandidate(theme, entries, { today, joined }), [theme, entries, today, joined]);
}

function useLesson(): ExtraCandidates['lesson'] {
  const { first, second, further } = useProgrammes();
  return lessonCandidate([first, second, ...further.map(({ progress }) => progress)], useLessonNow());
}

/** While the guide for newcomers is open, it is the one that leads to the practices, unless the member has named an aim. */
function useDrill(drills: readonly HomeDrill[], { entries }: TrainingHistory): ExtraCandidates['drill'] {
  const isGuideOpen = useIsGuideOpen();
  const aim = useAim();
  const opened = useOpenedKeys();
  const today = useToday();
  return useMemo(() => {
    const isLeftToGuide = isGuideOpen && !aim?.why && !aim?.minutes;
    return isLeftToGuide ? null : drillCandidate(drills, entries, { today, opened, aim });
  }, [drills, entries, isGuideOpen, aim, opened, today]);
}

/** What is to be celebrated now, on any device only once. */
function useCelebration({ days }: TrainingHistory, content: ContentMilestone | null): ExtraCandidates['celebration'] {
  const { longest_streak: longestStreak } = useStreak();
  const earnedTickets = useEarnedTickets();
  const celebrated = useMemberSetting('milestones');
  // Before the first sync, what was celebrated on another device is not here yet.
  const everSynced = useEverSynced();
  const showsNumbers = useShowsStreakNumbers();
  return useMemo(() => {
    const facts = { longestStreak, practisedDays: countPractised({ days }), earnedTickets, content };
    const celebration = everSynced ? pendingCelebration(facts, celebrated, showsNumbers) : null;
    return celebration && { kind: 'celebration', celebration };
  }, [longestStreak, days, earnedTickets, content, celebrated, everSynced, showsNumbers]);
}
