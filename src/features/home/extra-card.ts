import type { Day } from '../../../sync/model/day/day.ts';
import type { Opening } from '../../../sync/model/streak/opening.ts';
import type { OwnNote } from '../../data/notebook/notes.ts';
import type { KeptQuestion } from '../../data/training/kept-answer.ts';
import type { Celebration } from './celebration.ts';
import type { HomeDrill } from './home-practices.ts';
import type { RegisterReason } from './register-reason.ts';
import type { WeekReview } from './week/review-week.ts';

/** The label of what home suggests for ten minutes. */
export const TEN_MINUTES = '今日の10分';

/** The further card that home shows besides those of the specification. */
export type ExtraCard =
  | { readonly kind: 'register'; readonly reason: RegisterReason }
  /** What the member practises for, and how long. */
  | { readonly kind: 'aim' }
  | { readonly kind: 'celebration'; readonly celebration: Celebration }
  /** The optional measurement, with the member's day from which it is open; `isFirst` if nothing was measured before. */
  | { readonly kind: 'measure'; readonly occasion: number; readonly isFirst: boolean }
  /** A line of seven days ago, and whether it was used. */
  | { readonly kind: 'line'; readonly note: OwnNote }
  /** An item of an earlier day, asked once more. */
  | { readonly kind: 'kept'; readonly question: KeptQuestion }
  /** The week in review, and the member's notes, newest first. */
  | { readonly kind: 'week'; readonly review: WeekReview; readonly notes: readonly OwnNote[] }
  | { readonly kind: 'review'; readonly of: 'kata' | 'words' }
  /** 月の通し稽古, with the title of its theme and the last day on which it is offered. */
  | { readonly kind: 'monthly'; readonly theme: string; readonly lastDay: Day }
  /** Shown by the card of the programme itself. */
  | { readonly kind: 'lesson' }
  /** `daysSince` is null for a drill that was never practised. */
  | { readonly kind: 'drill'; readonly drill: HomeDrill; readonly daysSince: number | null };

type Kind = ExtraCard['kind'];

export type CardOf<K extends Kind> = Omit<Extract<ExtraCard, { readonly kind: K }>, 'kind'>;

/** For each kind the card that would be shown; null for none. */
export type ExtraCandidates = {
  readonly [K in Kind]: Extract<ExtraCard, { readonly kind: K }> | null;
};

/** Of these at most one is asked a day. The first one that fits. */
const questions = ['aim', 'measure', 'line', 'kept', 'register'] as const satisfies readonly Kind[];

/** The most fitting kind first; a celebration comes before a question. */
const others = ['week', 'review', 'monthly', 'lesson', 'drill'] as const satisfies readonly Kind[];

/** What decides whether a question may be asked today. */
export interface QuestionFacts {
  readonly opening: Opening;
  readonly isFirstDay: boolean;
  readonly isDone: boolean;
  /** Whether a question was answered or put away today. */
  readonly wasAsked: boolean;
}

/** None on the first day, on a return, and once the day is done; one a day. */
function mayAsk({ opening, isFirstDay, isDone, wasAsked }: QuestionFacts): boolean {
  return opening !== 'return' && !isFirstDay && !isDone && !wasAsked;
}

/** The extra card of home; null for none. */
export function chooseExtraCard(candidates: ExtraCandidates, facts: QuestionFacts): ExtraCard | null {
  const order: readonly Kind[] = ['celebration', ...(mayAsk(facts) ? questions : []), ...others];
  return order.map((kind) => candidates[kind]).find((candidate) => candidate !== null) ?? null;
}
