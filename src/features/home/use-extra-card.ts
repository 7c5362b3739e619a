import { useEffect, useMemo, useState } from 'react';
import { addDays, daysBetween } from '../../../sync/model/day/day.ts';
import { isOffered, openOccasion } from '../../../sync/model/practice/measurement.ts';
import { useShowsStreakNumbers } from '../../data/device/settings.ts';
import { useOwnKatas } from '../../data/kata/katas.ts';
import { useAim } from '../../data/member/aim.ts';
import { useIsGuideOpen } from '../../data/member/guide.ts';
import { useMember, useToday } from '../../data/member/member-context.tsx';
import { useMemberSetting } from '../../data/member/member-settings.ts';
import { useOpenedKeys } from '../../data/member/opened-keys.ts';
import { useNotes } from '../../data/notebook/notes.ts';
import { useEarnedTickets, useJoinedDay, useStreak } from '../../data/streak/login-records.ts';
import { useEverSynced, useFirstSyncRunning } from '../../data/sync/sync-status.ts';
import { useLessonNow } from '../../data/training/lesson-progress.ts';
import { countPractised, type TrainingHistory, useTrainingHistory } from '../../data/training/training-history.ts';
import { useSessionsBetween } from '../../data/training/training-sessions.ts';
import { isEvictingTab } from '../../lib/browser/standalone.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import { pendingCelebration } from './celebration.ts';
import { drillCandidate, isKataDue, lessonCandidate, noteCandidate, reviewCandidate } from './extra-candidates.ts';
import { chooseExtraCard, type ExtraCandidates, type ExtraCard } from './extra-card.ts';
import type { HomeDrill, HomePractices } from './home-practices.ts';
import { useProgrammes } from './programmes.ts';
import { registerReason } from './register-reason.ts';
import { isWeekClosed, reviewWeek, weekToReview } from './week/review-week.ts';

/** The extra card of home; null for none, undefined while the data loads. The same object until it changes. */
export function useExtraCard(loadPractices: () => Promise<HomePractices>): ExtraCard | null | undefined {
  const isArriving = useFirstSyncRunning();
  const history = useTrainingHistory();
  const practices = usePracticeFacts(loadPractices, history);
  const card = chooseExtraCard({
    register: useRegister(history),
    aim: useAimQuestion(),
    celebration: useCelebration(history),
    measure: useMeasure(practices?.measuredDays, history),
    week: useWeek(),
    review: useReview(practices?.dueWords),
    lesson: useLesson(),
    note: useNoteOfThen(),
    drill: useDrill(practices?.drills, history),
  });
  return isArriving ? undefined : card;
}

/** Only a guest is asked to register. */
function useRegister(history: TrainingHistory | undefined): ExtraCandidates['register'] {
  const { isGuest } = useMember();
  const closed = useMemberSetting('cards');
  return useMemo(() => {
    if (!isGuest) return null;
    if (history === undefined || closed === undefined) return undefined;
    const reason = registerReason({ mayEvict: isEvictingTab(), practiceDays: countPractised(history) }, closed);
    return reason && { kind: 'register', reason };
  }, [isGuest, history, closed]);
}

const AIM_QUESTION = { kind: 'aim' } as const;

/** Asked on the member's first day only. */
function useAimQuestion(): ExtraCandidates['aim'] {
  const aim = useAim();
  const isFirstDay = useJoinedDay() === useToday();
  if (!isFirstDay || aim) return null;
  return aim === null ? AIM_QUESTION : undefined;
}

interface PracticeFacts {
  readonly dueWords: number;
  readonly drills: readonly HomeDrill[];
  readonly measuredDays: readonly number[];
}

/** Time for what the practices say, in milliseconds: their code may come over a slow line. */
const FACTS_TIMEOUT_MS = 10_000;

/** Without the practices home suggests none of them. */
const NO_FACTS: PracticeFacts = { dueWords: 0, drills: [], measuredDays: [Number.POSITIVE_INFINITY] };

/** What the practices say, again after each session; undefined while loading. */
function usePracticeFacts(
  loadPractices: () => Promise<HomePractices>,
  history: TrainingHistory | undefined,
): PracticeFacts | undefined {
  const member = useMember();
  const today = useToday();
  const joined = useJoinedDay();
  const [facts, setFacts] = useState<PracticeFacts>();
  useEffect(() => {
    if (history === undefined) return;
    let isCurrent = true;
    const show = (nextFacts: PracticeFacts) => isCurrent && setFacts(nextFacts);
    withTimeout(readFacts(), FACTS_TIMEOUT_MS, () => NO_FACTS).then(show, () => show(NO_FACTS));
    return () => {
      isCurrent = false;
    };

    async function readFacts(): Promise<PracticeFacts> {
      const { countDueWords, homeDrills, readMeasuredDays } = await loadPractices();
      const [dueWords, measuredDays] = await Promise.all([
        countDueWords(member, today),
        readMeasuredDays(member, joined),
      ]);
      return { dueWords, drills: homeDrills, measuredDays };
    }
  }, [loadPractices, member, today, joined, history]);
  return facts;
}

/** Offered once a practice was finished. */
function useMeasure(
  measuredDays: readonly number[] | undefined,
  history: TrainingHistory | undefined,
): ExtraCandidates['measure'] {
  const memberDay = daysBetween(useJoinedDay(), useToday()) + 1;
  const closed = useMemberSetting('cards');
  return useMemo(() => {
    if (measuredDays === undefined || history === undefined || closed === undefined) return undefined;
    const occasion = countPractised(history) === 0 ? null : openOccasion(memberDay, measuredDays);
    return occasion && isOffered(occasion, memberDay, closed.measure) ? { kind: 'measure', occasion } : null;
  }, [measuredDays, history, closed, memberDay]);
}

/** Null if nothing was done in the week, or it was closed. */
function useWeek(): ExtraCandidates['week'] {
  const today = useToday();
  const firstDay = weekToReview(today);
  const sessions = useSessionsBetween(firstDay ?? today, addDays(firstDay ?? today, 6));
  const notes = useNotes();
  const closed = useMemberSetting('weeks');
  return useMemo(() => {
    if (firstDay === null) return null;
    if (sessions === undefined || notes === undefined || closed === undefined) return undefined;
    const review = reviewWeek(firstDay, sessions, notes);
    return review === null || isWeekClosed(closed, firstDay) ? null : { kind: 'week', review, notes };
  }, [firstDay, sessions, notes, closed]);
}

function useReview(dueWords: number | undefined): ExtraCandidates['review'] {
  const today = useToday();
  const katas = useOwnKatas();
  const isDue = useMemo(() => katas && isKataDue(katas.list, today), [katas, today]);
  return useMemo(() => {
    if (isDue === undefined) return undefined;
    return isDue || dueWords !== undefined ? reviewCandidate(isDue, dueWords ?? 0) : undefined;
  }, [isDue, dueWords]);
}

function useLesson(): ExtraCandidates['lesson'] {
  const programmes = useProgrammes();
  const now = useLessonNow();
  if (programmes === undefined) return undefined;
  const { first, second, further } = programmes;
  return lessonCandidate([first, second, ...further.map(({ progress }) => progress)], now);
}

function useNoteOfThen(): ExtraCandidates['note'] {
  const notes = useNotes();
  const today = useToday();
  return useMemo(() => notes && noteCandidate(notes, today), [notes, today]);
}

/** While the guide for newcomers is open, it is the one that leads to the practices, unless the member has named an aim. */
function useDrill(
  drills: readonly HomeDrill[] | undefined,
  history: TrainingHistory | undefined,
): ExtraCandidates['drill'] {
  const isGuideOpen = useIsGuideOpen();
  const aim = useAim();
  const opened = useOpenedKeys();
  const today = useToday();
  return useMemo(() => {
    if (drills === undefined || history === undefined || opened === undefined) return undefined;
    if (isGuideOpen === undefined || aim === undefined) return undefined;
    const isLeftToGuide = isGuideOpen && !aim?.why && !aim?.minutes;
    return isLeftToGuide ? null : drillCandidate(drills, history.entries, { today, opened, aim });
  }, [drills, history, isGuideOpen, aim, opened, today]);
}

/** What is to be celebrated now, on any device only once, and not while the numbers are hidden; null for nothing, undefined while the data loads. */
function useCelebration(history: TrainingHistory | undefined): ExtraCandidates['celebration'] {
  const streak = useStreak();
  const earnedTickets = useEarnedTickets();
  const celebrated = useMemberSetting('milestones');
  // Before the first sync, what was celebrated on another device is not here yet.
  const everSynced = useEverSynced();
  const showsNumbers = useShowsStreakNumbers();
  return useMemo(() => {
    if (streak === undefined || earnedTickets === undefined || celebrated === undefined) return undefined;
    if (history === undefined) return undefined;
    const facts = { longestStreak: streak.longest_streak, practisedDays: countPractised(history), earnedTickets };
    const celebration = everSynced && showsNumbers ? pendingCelebration(facts, celebrated) : null;
    return celebration && { kind: 'celebration', celebration };
  }, [streak, history, earnedTickets, celebrated, everSynced, showsNumbers]);
}
