import { addDays, type Day, dayNumber, daysBetween } from '../../../sync/rules/day.ts';
import { type KataReview, selectTodaysReviews } from '../../../sync/rules/kata-review.ts';
import type { LessonProgress } from '../../../sync/rules/lessons.ts';
import { isOpen, type OpenedKeys } from '../../../sync/rules/openable.ts';
import type { ExtraCandidates } from './extra-card.ts';
import type { HomeDrill } from './home-practices.ts';
import { hasLessonToday } from './listed-programmes.ts';

/** How long ago a note was written that is shown again, in days, the rarer first. */
const NOTE_AGES = [30, 7] as const;

interface ReviewableKata {
  readonly id: string;
  readonly review: KataReview | null;
}

/** Whether a review of kata is due. Kata that were never tested do not count: a long list would ask every day. */
export function isKataDue(katas: readonly ReviewableKata[], today: Day): boolean {
  return selectTodaysReviews(katas, today).some(({ review }) => review !== null);
}

/** The review that is due: of kata first, then of words. */
export function reviewCandidate(isKataDue: boolean, dueWords: number): ExtraCandidates['review'] {
  if (isKataDue) return { kind: 'review', of: 'kata' };
  return dueWords > 0 ? { kind: 'review', of: 'words' } : null;
}

const TODAYS_LESSON = { kind: 'lesson' } as const;

/** Today's lesson, if a programme is under way; null stands for one that was never begun. */
export function lessonCandidate(
  programmes: readonly (LessonProgress | null)[],
  nowMs: number,
): ExtraCandidates['lesson'] {
  return programmes.some((progress) => hasLessonToday(progress, nowMs)) ? TODAYS_LESSON : null;
}

interface DatedNote {
  readonly id: string;
  readonly text: string;
  readonly day: string;
}

/** The last note of the day 30 days ago, or 7 days ago. `notes` are newest first. */
export function noteCandidate(notes: readonly DatedNote[], today: Day): ExtraCandidates['note'] {
  for (const daysAgo of NOTE_AGES) {
    const day = addDays(today, -daysAgo);
    const note = notes.find((candidate) => candidate.day === day);
    if (note !== undefined) return { kind: 'note', id: note.id, text: note.text, daysAgo };
  }
  return null;
}

interface Session {
  readonly trainingType: string;
  readonly day: Day;
}

/**
 * Of the drills that are open one that was never practised, another one each day; if there is none, the one not practised
 * for longest. Null when a drill was practised today. `sessions` are newest first.
 */
export function drillCandidate(
  drills: readonly HomeDrill[],
  sessions: readonly Session[],
  at: { readonly today: Day; readonly opened: OpenedKeys },
): ExtraCandidates['drill'] {
  const { today, opened } = at;
  const lastDays = drills.map((drill) => ({
    drill,
    lastDay: sessions.find(({ trainingType }) => drill.trainingTypes.includes(trainingType))?.day ?? null,
  }));
  if (lastDays.some(({ lastDay }) => lastDay !== null && lastDay >= today)) return null;
  const open = lastDays.filter(({ drill }) => isOpen(drill, opened));
  const untried = open.filter(({ lastDay }) => lastDay === null);
  const pick = untried[dayNumber(today) % untried.length];
  if (pick !== undefined) return { kind: 'drill', drill: pick.drill, daysSince: null };
  const [oldest] = open.toSorted((a, b) => ((a.lastDay ?? '') < (b.lastDay ?? '') ? -1 : 1));
  if (oldest === undefined || oldest.lastDay === null) return null;
  return { kind: 'drill', drill: oldest.drill, daysSince: daysBetween(oldest.lastDay, today) };
}
